import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { chatLocales } from '../chat/lazy-chat.tsx';
import { releaseLocales } from '../federation/locales/texts.ts';
import { landingLocales } from '../landing/lazy-landing.ts';
import { shellLocales } from './texts.ts';

it('the shell’s texts are complete in every language', async () =>
  expect(await localeProblems(shellLocales)).toEqual([]));

it('the landing page’s texts are complete in every language', async () =>
  expect(await localeProblems(landingLocales)).toEqual([]));

it('the texts about releases are complete in every language', async () =>
  expect(await localeProblems(releaseLocales)).toEqual([]));

it('the Risk Assistant’s texts are complete in every language', async () =>
  expect(await localeProblems(chatLocales)).toEqual([]));
