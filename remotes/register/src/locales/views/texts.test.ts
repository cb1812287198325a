import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { viewsLocales } from './texts.ts';

it('has every text in every language', async () => expect(await localeProblems(viewsLocales)).toEqual([]));
