import { cleanup } from '@testing-library/react';
import fakeIndexedDB from 'fake-indexeddb';
import { afterEach } from 'vitest';

// jsdom has none.
globalThis.indexedDB ??= fakeIndexedDB;

afterEach(cleanup);
