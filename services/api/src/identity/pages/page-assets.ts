/** The style sheet, font and scripts of the pages. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const FONT = new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

const TYPES = { woff2: 'font/woff2', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

const ASSETS = [
  { url: '/idp/assets/style.css', file: new URL('./assets/style.css', import.meta.url), type: TYPES.css },
  { url: '/idp/assets/form.js', file: new URL('./assets/form.js', import.meta.url), type: TYPES.js },
  { url: '/api/auth/done.js', file: new URL('./assets/done.js', import.meta.url), type: TYPES.js },
  { url: '/idp/assets/inter.woff2', file: FONT, type: TYPES.woff2 },
] as const;

export function assetRoutes(app: FastifyInstance): void {
  for (const { url, file, type } of ASSETS) {
    const content = readFileSync(file);
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
        .send(content),
    );
  }
}
