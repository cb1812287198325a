/** Security headers of the files that pages consist of. A page loads dozens, so that its own headers, with their nonces, would be a tenth of the download. */
import fp from 'fastify-plugin';

const ASSETS = /^\/(assets|registry)\//;
/** Only what a browser shows as a page of its own, such as a picture, needs a policy. */
const NO_PAGE = /\.(js|css|woff2)$/;
const POLICY = "default-src 'none'; frame-ancestors 'none'";
const HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** To be registered before the headers of pages, which it disables for its routes. */
export const assetHeaders = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (ASSETS.test(route.url)) route.helmet = false;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (ASSETS.test(request.routeOptions.url ?? '')) {
      reply.headers(HEADERS);
      if (!NO_PAGE.test(request.url)) reply.header('content-security-policy', POLICY);
    }
    done();
  });
});
