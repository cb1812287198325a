/** What admins of the server see: the released remotes, and the errors of them that browsers report. */
import Type, { type Static } from 'typebox';
import { Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { TokenEnd, TokenSecret } from './organization/credentials.ts';

/** How a remote failed: its code did not load or was refused, or a page threw while it was rendered. */
export const CLIENT_ERROR_KINDS = ['load', 'crash'] as const;

/** The most characters of a message. */
export const CLIENT_ERROR_LENGTH = 300;

const Version = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9.+_-]+$' });

const RemoteName = Type.String({ maxLength: 100, pattern: '^[a-z][a-z0-9-]*$' });

const place = {
  kind: oneOf(CLIENT_ERROR_KINDS),
  remote: RemoteName,
  version: Version,
  shown: nullable({ ...Version, description: 'The version that took its place; null when none did' }),
  page: Type.String({
    maxLength: 200,
    pattern: '^/[A-Za-z0-9/:-]*$',
    description: 'The pattern of the address of the page, such as `/risk-flows/:flowId`',
  }),
};

export const ClientErrorReport = namedObject('ClientErrorReport', {
  ...place,
  message: Type.String({ minLength: 1, maxLength: CLIENT_ERROR_LENGTH, description: 'Name and message of the error' }),
});
export type ClientErrorReport = Static<typeof ClientErrorReport>;

export const ClientError = namedObject('ClientError', {
  id: Type.String(),
  ...place,
  message: Type.String({ description: 'Without what could be personal' }),
  count: Type.Integer({ minimum: 1 }),
  first_at: Timestamp,
  last_at: Timestamp,
});
export type ClientError = Static<typeof ClientError>;

const text = Type.String();
export const ReleasedRemote = namedObject('ReleasedRemote', {
  name: text,
  label: object({ en: text, es: text, fr: text, de: text }),
  version: Type.String({ description: 'The live version' }),
  canary: nullable(
    object({
      version: text,
      percent: Type.Number({ description: 'Which part of the people gets it' }),
      organizations: Type.Integer({ description: 'The number of organizations in which everybody gets it' }),
    }),
  ),
  off: nullable(Type.String({ description: 'Why it is switched off; null unless it is' })),
});
export type ReleasedRemote = Static<typeof ReleasedRemote>;

/** The most tokens for releases of a server at once. */
export const MOST_RELEASE_TOKENS = 100;

export const ReleaseToken = namedObject('ReleaseToken', {
  id: Id,
  remote: described(RemoteName, 'The only remote that it releases'),
  created_by: nullable(Type.String({ description: 'Name of the admin who made it, or their e-mail address' })),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: nullable(described(Timestamp, 'The last release; null for none')),
});
export type ReleaseToken = Static<typeof ReleaseToken>;

export const ReleaseTokenCreate = namedObject('ReleaseTokenCreate', { remote: RemoteName, expires_at: TokenEnd });
export type ReleaseTokenCreate = Static<typeof ReleaseTokenCreate>;

export const NewReleaseToken = namedObject('NewReleaseToken', { token: ref(ReleaseToken), secret: TokenSecret });
export type NewReleaseToken = Static<typeof NewReleaseToken>;

export const Releases = namedObject('Releases', {
  remotes: Type.Array(ref(ReleasedRemote)),
  errors: Type.Array(ref(ClientError), { description: 'Of the last 30 days, 300 at most, the newest first' }),
  tokens: Type.Array(ref(ReleaseToken), { description: 'For releases over HTTP, newest first' }),
});
export type Releases = Static<typeof Releases>;
