/** Security headers of responses with data. They are constant: a response that is never shown as a page needs no policy with a nonce. */
import fp from 'fastify-plugin';
import type { RouteOptions } from 'fastify';

/** Some responses here are pages or redirects. */
const PAGES = '/api/auth/';

const isData = ({ url, config }: Pick<RouteOptions, 'url' | 'config'>) => config?.access !== undefined && !url.startsWith(PAGES);

const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** To be registered before the headers of pages, which it disables for its routes. @param strictTransport null unless over https */
export const dataHeaders = fp<{ strictTransport: string | null }>(async (app, { strictTransport }) => {
  const headers = { ...HEADERS, ...(strictTransport !== null && { 'strict-transport-security': strictTransport }) };
  app.addHook('onRoute', (route) => {
    if (isData(route)) route.helmet = false;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions;
    if (isData({ url, config })) reply.headers(headers);
    done();
  });
});
