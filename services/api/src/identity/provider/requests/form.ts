/** Helpers of routes with pages and forms. */
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../../pipeline/problem-document.ts';
import { Problem } from '../../../pipeline/problem.ts';
import { languageOf } from '../../pages/page-language.ts';
import { pageContext, type PageContext } from '../../pages/layout.ts';
import type { TextKey } from '../../pages/texts/en.ts';
import { sendPage } from './send-page.ts';
import { problemPage } from '../pages/problem-page.ts';

/** By code of the problem, then by status. */
const MESSAGES: Readonly<Record<string | number, TextKey>> = {
  storage_full: 'failed.storage_full',
  database_damaged: 'failed.database_damaged',
  429: 'failed.too_many_requests',
  503: 'failed.provider_unreachable',
};

/** Answers an error with a page. */
export function sendErrorPage(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Errors of Fastify, such as a form that is too large, have a status; others may be those of the store.
  const { status, code, headers } =
    error instanceof Problem || error.statusCode === undefined
      ? problemOf(error)
      : { status: error.statusCode, code: '', headers: {} };
  if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
  reply.headers(headers);
  return sendPage(reply, status, problemPage(contextOf(request), MESSAGES[code] ?? MESSAGES[status] ?? 'failed.other'));
}

/** Registers routes whose bodies are forms. */
export async function formRoutes(app: FastifyInstance, routes: (forms: FastifyInstance) => void): Promise<void> {
  await app.register(async (forms) => {
    // Accepts forms only.
    forms.removeAllContentTypeParsers();
    await forms.register(formbody);
    // An error is a page too.
    forms.setErrorHandler<FastifyError | Problem>(sendErrorPage);
    routes(forms);
  });
}

/** The text in a field; empty when it is missing. */
export function typed({ body }: FastifyRequest, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** A parameter of the query; empty when it is missing. */
export function queried({ query }: FastifyRequest, name: string): string {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** @param wanted `ui_locales` of the request */
export function contextOf(request: FastifyRequest, wanted?: unknown): PageContext {
  return pageContext(languageOf(wanted, request.headers['accept-language']));
}

/** Sets `retry-after`, and returns the message for people. @param seconds at least 1 */
export function locked(reply: FastifyReply, { t }: PageContext, seconds: number): string {
  reply.header('retry-after', seconds);
  return seconds < 60 ? t('error.wait', { seconds }) : t('error.locked', { minutes: Math.ceil(seconds / 60) });
}
