import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '../../pages/layout.ts';
import type { Screen, SignInPage } from '../pages/sign-in-page.ts';

/** A request of a pending sign-in. */
export interface Visit {
  uid: string;
  /** Path of this sign-in; the URLs of the forms are below it. */
  action: string;
  request: FastifyRequest;
  reply: FastifyReply;
  context: PageContext;
  /** The form to show first. */
  screen: Screen;
  /** Renders a form. */
  show: (status: number, shown: Pick<SignInPage, 'screen'> & Partial<SignInPage>) => FastifyReply;
}
