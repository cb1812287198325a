import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { proposalLocales } from '../proposals/locales/use-proposal-texts.ts';
import { domainLocales } from './loaders.ts';

it.each([
  ['the domain', domainLocales],
  ['proposals', proposalLocales],
])('has every text of %s in every language', async (_name, locales) =>
  expect(await localeProblems(locales)).toEqual([]),
);
