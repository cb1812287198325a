/** The embedded provider, for installations without one: accounts with e-mail address and password, at `/idp` of the same process. */
import type { FastifyInstance } from 'fastify';
import type { RelyingParty } from '../sign-in/relying-party.ts';
import { accountParty } from './account-party.ts';
import { accountRoutes } from './account-routes.ts';
import { confirmRoutes } from './confirmation/confirm-routes.ts';
import { verifyRoutes } from './confirmation/verify-routes.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { providerParts, type EmbeddedProviderOptions } from './provider-parts.ts';
import { forgotRoutes } from './recovery/forgot-routes.ts';
import { resetRoutes } from './recovery/reset-routes.ts';

const ROUTES = [interactionRoutes, accountRoutes, verifyRoutes, forgotRoutes, resetRoutes, confirmRoutes];

/** Registers the pages. @returns the relying party, and the secret for pending sign-ins */
export async function embeddedProvider(
  app: FastifyInstance,
  options: EmbeddedProviderOptions,
): Promise<{ party: RelyingParty; secret: string }> {
  const parts = await providerParts(app, options);
  for (const routes of ROUTES) await routes(app, parts);
  return { party: accountParty(parts), secret: parts.secret };
}
