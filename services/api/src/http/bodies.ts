/** Hands bodies to the pipeline as the bytes that were sent; it knows what each operation accepts. */
import fp from 'fastify-plugin';

export const bodies = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
});
