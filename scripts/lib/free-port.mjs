import { createServer } from 'node:net';

/** @returns {Promise<number>} a free port on the loopback interface */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
