import { expect, it } from 'vitest';
import { renderWithSdk } from '../../testing.tsx';
import { ApiError, networkError } from './api-error.ts';
import { useDescribeError, type FailureDescription } from './use-describe-error.ts';

const apiError = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'T', status, code: 'c', detail: 'The reason', request_id: 'r1' });

async function describe(error: unknown, failed?: string): Promise<FailureDescription | undefined> {
  let description: FailureDescription | undefined;
  function Page() {
    description = useDescribeError()(error, failed);
    return null;
  }
  await renderWithSdk(<Page />, { locale: 'de' });
  return description;
}

it('describes errors by what a person can do about them', async () => {
  expect(await describe(networkError(new TypeError()), 'Fehlgeschlagen.')).toEqual({
    kind: 'offline',
    message: expect.stringContaining('Server'),
  });
  expect(await describe(apiError(403))).toEqual({ kind: 'forbidden' });
  expect(await describe(apiError(404))).toMatchObject({
    kind: 'not-found',
    message: expect.stringContaining('gelöscht'),
  });
  expect(await describe(apiError(409))).toEqual({ kind: 'failed', message: 'The reason', requestId: 'r1' });
  expect(await describe(apiError(500), 'Fehlgeschlagen.')).toEqual({
    kind: 'failed',
    message: 'Fehlgeschlagen.',
    requestId: 'r1',
  });
  expect(await describe(new TypeError('bug'))).toEqual({ kind: 'failed', message: expect.stringContaining('geladen') });
});
