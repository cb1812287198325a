/** How this remote changes risks. */
import { ApiError, call } from '@parapet/sdk';

/**
 * Id of the organization as the server knows it now; null when the person belongs to none. Asked before a risk is
 * created, because the person may have been moved since the page was opened.
 * @throws {ApiError}
 */
export async function currentOrganizationId(): Promise<string | null> {
  try {
    return (await call('getMe')).organizationId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
