/** Passes bodies to the pipeline as bytes; it knows what each operation accepts. */
import fp from 'fastify-plugin';

export const bodies = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
});
