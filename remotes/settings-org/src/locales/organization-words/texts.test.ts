import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { wordLocales } from './texts.ts';

it('has every text in every language', async () => expect(await localeProblems(wordLocales)).toEqual([]));
