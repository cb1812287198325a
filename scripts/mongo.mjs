/** `npm run mongo`: starts a MongoDB server for development; its data is stored in `.cache/mongo-data`. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMongo } from './lib/mongo-server.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.MONGO_PORT || 27_117);
const server = await startMongo({ storage: join(root, '.cache', 'mongo-data'), port, durable: true });

if (!server) {
  console.error(
    'No MongoDB server was found: install mongod, or set MONGOD to its path, or install Python 3.10 or later with venv and pip.',
  );
  process.exit(1);
}
if (server.kind === 'given') {
  console.log(`MONGODB_URL is already set: ${new URL(server.url).host}`);
} else {
  console.log(
    `MongoDB (${server.kind}) is running. In another terminal:\n\n  MONGODB_URL='${server.url}' npm start\n\nCtrl+C stops it and keeps its data.`,
  );
  const idle = setInterval(() => {}, 60_000);
  const stop = async () => {
    clearInterval(idle);
    await server.stop();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
