/**
 * Bodies are JSON and nothing else. An empty one is none, whatever type it claims to have: clients put one on calls
 * without a body too. Where the contract has a body, none is the same as `{}`; where it has none, nothing else is taken.
 */
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { BodyRule } from '@parapet/contracts';
import { NOT_JSON, unexpectedBodyErrors, TAKES_NO_BODY } from '@parapet/contracts/rules';
import type { FieldError } from '@parapet/contracts';
import { Problem } from '../problem.ts';
import { textOf } from './body-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyRule;
  }
}

const strayBody = (errors: FieldError[]) => new Problem(400, 'invalid_request', TAKES_NO_BODY, { errors });

/** Whether the request is a call of the contract that has no body there. */
function takesNone({ routeOptions: { config, schema } }: FastifyRequest): boolean {
  return config.access !== undefined && config.body === undefined && schema?.body === undefined;
}

export const bodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = bytes.length === 0 ? '' : textOf(request, bytes);
    if (text === '') done(null);
    else if (typeof text === 'string') void parseJson(request, text, done);
    // What cannot be read is too much where nothing is expected.
    else done(takesNone(request) && text.status === 415 ? strayBody(unexpectedBodyErrors('')) : text);
  });
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    // An address that is not there is told as that.
    if (bytes.length === 0 || request.is404) done(null);
    else done(takesNone(request) ? strayBody(unexpectedBodyErrors('')) : new Problem(415, 'unsupported_media_type', NOT_JSON));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (takesNone(request)) {
      const errors = unexpectedBodyErrors(request.body);
      return done(errors.length === 0 ? undefined : strayBody(errors));
    }
    if (request.body === undefined && request.routeOptions.schema?.body !== undefined) request.body = {};
    done();
  });
});
