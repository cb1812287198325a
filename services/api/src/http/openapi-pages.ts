/** The contract for programs (`/api/openapi.json`) and for people (`/api/docs`). */
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  bodyRuleOf,
  CONTRACT_VERSION,
  EXPORT_TYPES,
  IDEMPOTENCY_HOURS,
  operations,
  readOnlyFields,
  type OperationId,
} from '@parapet/contracts';

const DESCRIPTION = `Risk management. Errors are problem documents (RFC 9457) with a stable \`code\`.

A POST can be sent again when its answer was lost: with the header \`Idempotency-Key\`, a random text of the client, a repetition by the same person gets the stored answer for ${IDEMPOTENCY_HOURS} hours, with \`Idempotent-Replayed: true\`, and nothing is done twice. Who may call the operation is checked anew. Not stored are refusals (4xx), event streams, requests without a session, and what pages announce by themselves (\`/api/presence\`). While the first request is being worked on, a repetition is answered with 409 \`request_in_progress\` and \`Retry-After\`. The key with another request is answered with 409 \`idempotency_key_reused\`. After an import that was interrupted the key is answered with 409 \`request_interrupted\`, because rows may have been imported.`;

/** The body of an operation that takes a file. */
const FILE = { consumes: Object.values(EXPORT_TYPES), body: { type: 'string', format: 'binary' } };

const SESSION: Record<string, string[]>[] = [{ session: [] }, { token: [] }];

/** Hash of the empty style element that the page for people adds. */
const EMPTY_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';
const POLICY = `default-src 'none'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; script-src 'self'; style-src 'self' '${EMPTY_STYLE}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

/** Operations with an optional body, by their path in the document. */
const optionalBodies = new Set(
  Object.values(operations)
    .filter(({ schema: { operationId } }) => bodyRuleOf(operationId) === 'optional')
    .map(({ method, url }) => `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`),
);

/** Adds to the description of an operation which fields are read-only when a record is sent back. */
function sentBack({ operationId, description }: FastifySchema): Pick<FastifySchema, 'description'> {
  const fields =
    operationId !== undefined && Object.hasOwn(operations, operationId)
      ? readOnlyFields(operationId as OperationId)
      : [];
  if (fields.length === 0) return {};
  const note = `The record may be sent back as it was read: ${fields.map((field) => `\`${field}\``).join(', ')} are ignored when they are equal, and refused when they differ.`;
  return { description: description === undefined ? note : `${description} ${note}` };
}

export const openapiPages = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parapet',
        version: CONTRACT_VERSION,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'parapet', description: 'What signing in in a browser sets' },
          token: { type: 'http', scheme: 'bearer', description: 'An API token, for scripts' },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
    transformObject: (made) => {
      if (!('openapiObject' in made)) return made.swaggerObject;
      // The plugin marks all bodies as required.
      for (const [path, item] of Object.entries(made.openapiObject.paths ?? {})) {
        for (const method of ['post', 'put', 'patch'] as const) {
          const body = item?.[method]?.requestBody;
          if (body !== undefined && 'content' in body && optionalBodies.has(`${method} ${path}`)) body.required = false;
        }
      }
      return made.openapiObject;
    },
    transform: ({ schema, url, route }) => {
      const needed = route.config?.access;
      if (needed === undefined) return { schema: { ...schema, hide: true }, url };
      const body = route.config?.body === 'file' ? FILE : sentBack(schema);
      return { schema: { ...schema, ...body, security: needed === 'public' ? [] : SESSION }, url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The plugin's own headers would redirect from http to https, and allow other sites.
    transformStaticCSP: () => POLICY,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    theme: {
      title: 'Parapet API',
      css: [{ filename: 'parapet.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
