import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { domainLocales } from './loaders.ts';

it('has every text in every language', async () => expect(await localeProblems(domainLocales)).toEqual([]));
