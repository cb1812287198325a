/** Credentials: the API tokens and the sessions of a person. */
import Type, { type Static } from 'typebox';
import { TOKEN_SCOPES } from '../../rules/access/permissions.ts';
import { Id, Timestamp, Title, described, namedObject, nullable, object, oneOf, ref } from '../base.ts';
import { page, paging } from '../list.ts';

/** Most API tokens of one person. */
export const MOST_TOKENS = 50;

/** A token ends after so many days, unless another end is chosen. */
export const TOKEN_DAYS = 90;
/** ... which is at most so many days away. */
export const MOST_TOKEN_DAYS = 365;

const scopes = Type.Array(oneOf(TOKEN_SCOPES), {
  minItems: 1,
  maxItems: TOKEN_SCOPES.length,
  uniqueItems: true,
  description:
    'What the token may do, as far as its owner may: `read` for reading everything, or a resource and an action on it. Properties, scenarios and templates follow `assets`, everything else about risks follows `risks`',
});

export const ApiToken = namedObject('ApiToken', {
  id: Id,
  name: Type.String(),
  scopes,
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: nullable(described(Timestamp, 'Exact to a minute; null for never')),
});
export type ApiToken = Static<typeof ApiToken>;

export const ApiTokens = namedObject('ApiTokens', {
  items: Type.Array(ref(ApiToken), { maxItems: MOST_TOKENS, description: 'Newest first' }),
});
export type ApiTokens = Static<typeof ApiTokens>;

/** When a new token ends; also of tokens for releases, like its secret. */
export const TokenEnd = Type.Optional(
  nullable(described(Timestamp, `At most ${MOST_TOKEN_DAYS} days away; in ${TOKEN_DAYS} days by default`)),
);
export const TokenSecret = Type.String({ description: 'For `Authorization: Bearer …`; shown only here' });

export const ApiTokenCreate = namedObject('ApiTokenCreate', { name: Title(100), scopes, expires_at: TokenEnd });
export type ApiTokenCreate = Static<typeof ApiTokenCreate>;

export const NewApiToken = namedObject('NewApiToken', { token: ref(ApiToken), secret: TokenSecret });
export type NewApiToken = Static<typeof NewApiToken>;

/** An API token of a member, as admins see it. */
export const MemberToken = namedObject('MemberToken', {
  ...ApiToken.properties,
  user_id: Id,
  owner: Type.String({ description: 'Name of the member, or their e-mail address' }),
});
export type MemberToken = Static<typeof MemberToken>;

export const MemberTokenPage = page('MemberTokenPage', MemberToken);

export const MemberTokenQuery = object(paging);
export type MemberTokenQuery = Static<typeof MemberTokenQuery>;

/** A browser in which a person is signed in. */
export const OwnSession = namedObject('OwnSession', {
  id: Id,
  current: Type.Boolean({ description: 'The one that asks' }),
  user_agent: nullable(Type.String({ description: 'The browser, as it names itself; null when it did not' })),
  started_at: Timestamp,
  seen_at: described(Timestamp, 'Last use, exact to a minute'),
  expires_at: Timestamp,
});
export type OwnSession = Static<typeof OwnSession>;

export const OwnSessions = namedObject('OwnSessions', {
  items: Type.Array(ref(OwnSession), { description: 'Used last first' }),
});
export type OwnSessions = Static<typeof OwnSessions>;
