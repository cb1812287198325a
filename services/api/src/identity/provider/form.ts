/** Routes that answer with pages and take forms. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../pages/language.ts';
import { pageContext, type PageContext } from '../pages/layout.ts';

/** Registers routes whose bodies are forms. */
export async function formRoutes(app: FastifyInstance, routes: (forms: FastifyInstance) => void): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(formbody);
    routes(forms);
  });
}

/** What was typed in a field; empty when it is not there. */
export function typed({ body }: FastifyRequest, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** @param wanted `ui_locales` of the sign-in */
export function contextOf(request: FastifyRequest, wanted?: unknown): PageContext {
  return pageContext(languageOf(wanted, request.headers['accept-language']));
}

/** The wait as people are told it, and as programs are. @param seconds at least 1 */
export function locked(reply: FastifyReply, { t }: PageContext, seconds: number): string {
  reply.header('retry-after', seconds);
  return t('error.locked', { minutes: Math.ceil(seconds / 60) });
}
