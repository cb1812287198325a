/** The results of handlers. */
import type { Doc } from '../store/port.ts';
import { toRecord } from './record-mapper.ts';

export interface ReplyHeaders {
  [name: string]: string | readonly string[];
}

export class Reply<S extends number, B> {
  readonly status: S;
  readonly body: B;
  /** Names in lower case. */
  readonly headers: ReplyHeaders;

  constructor(status: S, body: B, headers: ReplyHeaders = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The version of a record, which clients send back as `If-Match`. */
export const etagOf = ({ version }: Pick<Doc, 'version'>) => ({ etag: `"${version}"` });

/** A record with its ETag. */
export const record = <T extends Doc>(doc: T) => new Reply(200, toRecord(doc), etagOf(doc));

/** A new record. @param path below `/api`, e.g. `assets` */
export const created = <T extends Doc>(path: string, doc: T) =>
  new Reply(201, toRecord(doc), { ...etagOf(doc), location: `/api/${path}/${doc._id}` });

export const noContent = () => new Reply(204, null);

export const redirect = (location: string, headers: ReplyHeaders = {}) =>
  new Reply(302, null, { ...headers, location });

/** A complete HTML document. */
export const html = (document: string, headers: ReplyHeaders) =>
  new Reply(200, document, { 'content-type': 'text/html; charset=utf-8', ...headers });
