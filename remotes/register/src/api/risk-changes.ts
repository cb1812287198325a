/** How this remote changes risks. */
import { ApiError, callOperation } from '@parapet/sdk';

/**
 * Id of the organization as the server knows it now. Asked before a risk is created, because the person may have been moved since the page was
 * opened.
 * @param none why it fails when the person belongs to no organization
 * @throws {ApiError}
 */
export async function currentOrganizationId(none: string): Promise<string> {
  const id = await callOperation('getMe').then(
    (me) => me.organizationId,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );
  if (id !== null) return id;
  // Shaped like a refusal of the server, so that it is shown like one.
  throw new ApiError({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'no_membership',
    detail: none,
    request_id: '',
  });
}
