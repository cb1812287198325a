/** What hooks need to know of a route, found once per route. */
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access, BodyRule, OperationId } from '@parapet/contracts';
import { isAsset } from './asset-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined for routes that are not operations: pages, documents. */
    access?: Access;
    body?: BodyRule;
    background?: boolean;
    /** Whether only API tokens identify callers: a cookie is no credential there. */
    isForTokens?: boolean;
  }
  interface FastifyRequest {
    /** Facts about the request's route; null until {@link factsOf} was called. */
    facts: RouteFacts | null;
  }
}

export interface RouteFacts {
  kind: 'data' | 'asset' | 'page';
  /** Whether the rate limit counts its requests. */
  isCounted: boolean;
  /** Whether only API tokens identify callers. */
  isForTokens: boolean;
  /** null unless the route is an operation. */
  operation: { id: OperationId; access: Access; isBackground: boolean } | null;
}

/** Some operations respond with pages or redirects. */
const PAGES = '/api/auth/';
/** Those that cost time: operations except health checks, and the provider's pages, but not its assets. */
const COUNTED = /^\/(api(\/(?!health)|$)|idp(\/(?!assets\/)|$))/;

const known = new WeakMap<FastifyContextConfig, RouteFacts>();

/** To be registered before hooks that ask for {@link factsOf} a request. */
export const routeFacts = fp(async (app) => {
  app.decorateRequest('facts', null);
});

/** Caches the facts in the request: Fastify creates the options of a route anew on each access, and several hooks need them. */
export const factsOf = (request: FastifyRequest): RouteFacts => (request.facts ??= found(request));

function found({ routeOptions }: FastifyRequest): RouteFacts {
  const { config, url = '', schema } = routeOptions;
  const cached = known.get(config);
  if (cached !== undefined) return cached;
  const { access, background: isBackground = false, isForTokens = false } = config;
  const kind =
    isForTokens || (access !== undefined && !url.startsWith(PAGES)) ? 'data' : isAsset(url) ? 'asset' : 'page';
  const facts: RouteFacts = {
    kind,
    isCounted: url === '' || COUNTED.test(url),
    isForTokens,
    operation: access === undefined ? null : { id: operationIdOf(schema), access, isBackground },
  };
  known.set(config, facts);
  return facts;
}

/** The boundary at which a route becomes an operation again: Fastify's copy of its schema has the id. */
function operationIdOf(schema: object | undefined): OperationId;
function operationIdOf(schema: object | undefined): unknown {
  return Reflect.get(Object(schema), 'operationId');
}
