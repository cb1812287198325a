import type { Job, OperationId } from '@parapet/contracts';
import { withOrganization, type CallInput } from './organization.ts';
import { networkError } from './failures/api-error.ts';
import { requestOf } from './call.ts';
import { send } from './connection.ts';

/** Operations that answer with a file, those of lists with a job for one that takes longer. */
export type ExportId = Extract<OperationId, `export${string}`>;
export type ExportInput<Id extends ExportId> = CallInput<Id>;

export interface DownloadedFile {
  blob: Blob;
  /** As the server named it. */
  name: string;
}

/** Reads a file from the server. @throws {ApiError} also when the connection breaks before the file is complete */
export async function download(id: 'getJobFile', input: object): Promise<DownloadedFile>;
export async function download(id: ExportId, input: object): Promise<DownloadedFile | Job>;
export async function download(id: ExportId | 'getJobFile', input: object): Promise<DownloadedFile | Job> {
  const response = await send(requestOf(id, withOrganization(id, input)));
  if (response.status === 202) return response.json();
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? id;
  const blob = await response.blob().catch((cause: unknown) => {
    throw networkError(cause);
  });
  return { blob, name };
}
