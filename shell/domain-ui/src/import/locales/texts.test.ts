import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { importLocales } from './use-import-texts.ts';

it('has every text in every language', async () => expect(await localeProblems(importLocales)).toEqual([]));
