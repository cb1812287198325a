/** What is answered with a record. */
import { etag } from './versions.ts';

interface Versioned {
  id: string;
  version: number;
}

export function found<T extends Versioned>(record: T): { status: 200; body: T; headers: Record<string, string> } {
  return { status: 200, body: record, headers: { etag: etag(record) } };
}

/** @param path below `/api`, e.g. `assets` */
export function created<T extends Versioned>(path: string, record: T): { status: 201; body: T; headers: Record<string, string> } {
  return { status: 201, body: record, headers: { etag: etag(record), location: `/api/${path}/${record.id}` } };
}

export const deleted = { status: 204, body: null } as const;
