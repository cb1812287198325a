import Type, { type Static } from 'typebox';
import { SIGN_UP_MODES } from '../../rules/organization/sign-up.ts';
import { Id, namedObject, nullable, object, oneOf } from '../base.ts';

/** The signed-in person, and how this installation signs people in. */
export const AuthSession = namedObject('AuthSession', {
  user: nullable(
    object({
      id: Id,
      email: nullable(Type.String()),
      email_verified: Type.Boolean(),
      name: nullable(Type.String()),
      server_admin: Type.Optional(Type.Literal(true, { description: 'For admins of the server' })),
      has_organization: Type.Optional(Type.Boolean({ description: 'Whether they belong to an organization' })),
    }),
  ),
  sign_in: object({
    mode: oneOf(['frame', 'popup'], 'frame: the sign-in page can be shown in a frame; popup: it needs its own window'),
    sign_up: oneOf(SIGN_UP_MODES, 'open: everybody; invited: people with an invitation, and the first person'),
    account_url: nullable(Type.String({ description: "The provider's page for the person's account" })),
    verify_url: nullable(
      Type.String({
        description:
          'The page on which people verify their e-mail address; null where no mail can be sent, and for other providers',
      }),
    ),
  }),
  sends_mail: Type.Boolean({ description: 'Whether this installation can send e-mail' }),
});
export type AuthSession = Static<typeof AuthSession>;

export const SignOutResult = namedObject('SignOutResult', {
  end_session_url: nullable(
    Type.String({ description: "The page that ends the provider's session; null when that has ended already" }),
  ),
});
export type SignOutResult = Static<typeof SignOutResult>;

export const SignInQuery = object({
  mode: Type.Optional(oneOf(['modal', 'redirect'])),
  channel: Type.Optional(Type.String({ format: 'uuid', description: 'Returned in the message with the result' })),
  screen: Type.Optional(oneOf(['login', 'signup'])),
  return_to: Type.Optional(Type.String({ maxLength: 2000, description: 'The path of the product to open at the end' })),
});
export type SignInQuery = Static<typeof SignInQuery>;
