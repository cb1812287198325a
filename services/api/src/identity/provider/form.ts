/** Helpers of routes with pages and forms. */
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../pipeline/problem.ts';
import { languageOf } from '../pages/page-language.ts';
import { pageContext, type PageContext } from '../pages/layout.ts';
import { sendPage } from './send-page.ts';
import { problemPage } from './pages/problem-page.ts';

/** Registers routes whose bodies are forms. */
export async function formRoutes(app: FastifyInstance, routes: (forms: FastifyInstance) => void): Promise<void> {
  await app.register(async (forms) => {
    // Accepts forms only.
    forms.removeAllContentTypeParsers();
    await forms.register(formbody);
    // An error is a page too.
    forms.setErrorHandler<FastifyError | Problem>(async (error, request, reply) => {
      const status = error instanceof Problem ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
      return sendPage(reply, status, problemPage(contextOf(request), status === 503 ? 'failed.provider_unreachable' : 'failed.other'));
    });
    routes(forms);
  });
}

/** The text in a field; empty when it is missing. */
export function typed({ body }: FastifyRequest, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** @param wanted `ui_locales` of the sign-in */
export function contextOf(request: FastifyRequest, wanted?: unknown): PageContext {
  return pageContext(languageOf(wanted, request.headers['accept-language']));
}

/** Sets `retry-after`, and returns the message for people. @param seconds at least 1 */
export function locked(reply: FastifyReply, { t }: PageContext, seconds: number): string {
  reply.header('retry-after', seconds);
  return t('error.locked', { minutes: Math.ceil(seconds / 60) });
}
