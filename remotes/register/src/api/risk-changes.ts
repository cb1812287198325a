/** How this remote changes risks. */
import { ApiError, callOperation } from '@parapet/sdk';

/**
 * Id of the organization as the server knows it now; null when the person belongs to none. Asked before a risk is
 * created, because the person may have been moved since the page was opened.
 * @throws {ApiError}
 */
export async function currentOrganizationId(): Promise<string | null> {
  try {
    return (await callOperation('getMe')).organizationId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
