/** Passes bodies as bytes to the pipeline, which knows what each operation accepts. */
import fp from 'fastify-plugin';

export const bodies = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
});
