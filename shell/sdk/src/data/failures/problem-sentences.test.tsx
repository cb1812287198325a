import { expect, it } from 'vitest';
import { callOperation } from '../call.ts';
import { renderWithSdk } from '../../testing.tsx';
import { ApiError } from './api-error.ts';
import type { ProblemSentences } from '../../locale/problems/problem-texts.ts';
import { problemSentences } from './problem-sentences.ts';
import { useProblemSentences } from './use-problem-sentences.ts';

const missing = {
  keyword: 'required',
  params: { missingProperty: 'title' },
  path: '/title',
  message: 'Title is required',
};

it('in English a problem says what the server says', async () => {
  expect(
    await problemSentences({ code: 'wrong_state', detail: 'The risk is not archived.', errors: [missing] }, 'en'),
  ).toEqual({ detail: 'The risk is not archived.', errors: [missing] });
});

it('in another language a problem has the translation of its reason, or else of its code', async () => {
  expect(await problemSentences({ code: 'wrong_state', detail: 'The risk is not archived.' }, 'de')).toEqual({
    detail: 'Das Risiko ist nicht archiviert.',
  });
  expect(await problemSentences({ code: 'wrong_state', detail: 'Something new' }, 'fr')).toEqual({
    detail: 'Cela n’est pas possible dans l’état actuel.',
  });
  expect(await problemSentences({ code: 'risk_not_found' }, 'es')).toEqual({ detail: 'No se encontró este riesgo.' });
});

it('never says an English sentence in another language', async () => {
  expect(await problemSentences({ code: 'constructor', detail: 'toString' }, 'de')).toEqual({});
  expect(
    await problemSentences({ code: 'invalid_request', detail: 'Title is required', errors: [missing] }, 'de'),
  ).toEqual({
    detail: 'Die Angaben sind nicht gültig. Bitte prüfen Sie sie.',
    errors: [{ ...missing, message: 'Dieser Wert ist hier nicht zulässig.' }],
  });
});

it('the error of a call is in the language of the page, also after that language has changed', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'default_template',
    detail: 'Default templates cannot be deleted.',
    request_id: 'r',
  };
  const { host } = await renderWithSdk(<p />, {
    locale: 'fr',
    api: { 'GET /api/me': () => Response.json(problem, { status: 409 }) },
  });
  const failure = () => callOperation('getMe').catch((error: unknown) => error);
  expect(await failure()).toMatchObject({
    detail: 'Les modèles par défaut ne peuvent pas être supprimés.',
    request_id: 'r',
  });
  await host.translator.setLocale('en');
  expect(await failure()).toMatchObject({ detail: problem.detail });
  expect(await failure()).toBeInstanceOf(ApiError);
});

it('a problem within an answer can be worded in the language of the page', async () => {
  let sentences: Promise<ProblemSentences> | undefined;
  function Page() {
    sentences = useProblemSentences()({ code: 'asset_not_found', detail: 'Asset not found' });
    return null;
  }
  await renderWithSdk(<Page />, { locale: 'es' });
  expect(await sentences).toEqual({ detail: 'No se encontró este activo.' });
});
