/** The style sheet and the scripts of the pages. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

const ASSETS = [
  { url: '/idp/assets/style.css', file: 'style.css', type: TYPES.css },
  { url: '/idp/assets/form.js', file: 'form.js', type: TYPES.js },
  { url: '/api/auth/done.js', file: 'done.js', type: TYPES.js },
] as const;

export function assetRoutes(app: FastifyInstance): void {
  for (const { url, file, type } of ASSETS) {
    const content = readFileSync(new URL(`./assets/${file}`, import.meta.url));
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' }).send(content),
    );
  }
}
