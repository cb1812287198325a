import { expect, it } from 'vitest';
import { ApiError, networkError } from '../data/failures/api-error.ts';
import { createHost } from './create-host.ts';

const failed = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'x', status, code: 'x', request_id: 'r' });

it('tells of failures that nothing else shows, but not that the session has ended, which a dialog does', async () => {
  const { notifications, reportFailure } = await createHost('en');
  for (const error of [failed(401), failed(500), networkError(new Error('down'))]) reportFailure(error);
  expect(notifications.get()).toMatchObject([
    { text: 'The change could not be saved. Please try again.', reference: 'r' },
    { text: 'No connection. The change was not saved. Please try again once you are back online.' },
  ]);
  expect(notifications.get()[1]).not.toHaveProperty('reference');
});
