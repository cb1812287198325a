import Type, { type Static } from 'typebox';
import { Id, closed, named, nullable, oneOf } from './base.ts';

/** Who is signed in, and how signing in works on this installation. */
export const AuthSession = named(
  'AuthSession',
  Type.Object(
    {
      user: nullable(
        Type.Object({ id: Id, email: nullable(Type.String()), email_verified: Type.Boolean(), name: nullable(Type.String()) }, closed),
      ),
      sign_in: Type.Object(
        {
          mode: oneOf(['frame', 'popup'], 'frame: the sign-in page can be shown in a frame; popup: it needs a window of its own'),
          account_url: nullable(Type.String({ description: "The provider's page for one's own account" })),
        },
        closed,
      ),
    },
    closed,
  ),
);
export type AuthSession = Static<typeof AuthSession>;

export const SignOutResult = named(
  'SignOutResult',
  Type.Object(
    { end_session_url: nullable(Type.String({ description: "Where to go to end the provider's own session; null when it has ended" })) },
    closed,
  ),
);
export type SignOutResult = Static<typeof SignOutResult>;

export const SignInQuery = Type.Object(
  {
    mode: Type.Optional(oneOf(['modal', 'redirect'])),
    channel: Type.Optional(Type.String({ format: 'uuid', description: 'Returned in the message that tells the result' })),
    screen: Type.Optional(oneOf(['login', 'signup'])),
    return_to: Type.Optional(Type.String({ maxLength: 2000, description: 'Path of our own site to end on' })),
  },
  closed,
);
export type SignInQuery = Static<typeof SignInQuery>;
