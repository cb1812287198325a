/** Credentials: the API tokens and the sessions of a person. */
import Type, { type Static } from 'typebox';
import { Id, Timestamp, Title, closed, named, nullable, oneOf, ref } from '../base.ts';

/** `read`: requests that change nothing; `write`: all others. A token never allows more than its owner may do. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Most API tokens of one person. */
export const MOST_TOKENS = 50;

const scopes = Type.Array(oneOf(TOKEN_SCOPES), { minItems: 1, maxItems: TOKEN_SCOPES.length, uniqueItems: true, description: 'read: requests that change nothing; write: all others' });

export const ApiToken = named(
  'ApiToken',
  Type.Object({ id: Id, name: Type.String(), scopes, created_at: Timestamp, expires_at: nullable(Timestamp) }, closed),
);
export type ApiToken = Static<typeof ApiToken>;

export const ApiTokens = named('ApiTokens', Type.Object({ items: Type.Array(ref(ApiToken), { maxItems: MOST_TOKENS, description: 'Newest first' }) }, closed));
export type ApiTokens = Static<typeof ApiTokens>;

export const ApiTokenCreate = named(
  'ApiTokenCreate',
  Type.Object({ name: Title(100), scopes, expires_at: Type.Optional(nullable(Timestamp)) }, closed),
);
export type ApiTokenCreate = Static<typeof ApiTokenCreate>;

export const NewApiToken = named(
  'NewApiToken',
  Type.Object({ token: ref(ApiToken), secret: Type.String({ description: 'For `Authorization: Bearer …`; shown only here' }) }, closed),
);
export type NewApiToken = Static<typeof NewApiToken>;

/** A browser in which a person is signed in. */
export const OwnSession = named(
  'OwnSession',
  Type.Object(
    {
      id: Id,
      current: Type.Boolean({ description: 'The one that asks' }),
      user_agent: nullable(Type.String({ description: 'The browser, as it names itself; null when it did not' })),
      started_at: Timestamp,
      seen_at: Type.Unsafe<string>({ ...Timestamp, description: 'Last use, exact to a minute' }),
      expires_at: Timestamp,
    },
    closed,
  ),
);
export type OwnSession = Static<typeof OwnSession>;

export const OwnSessions = named('OwnSessions', Type.Object({ items: Type.Array(ref(OwnSession), { description: 'Used last first' }) }, closed));
export type OwnSessions = Static<typeof OwnSessions>;
