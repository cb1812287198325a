/** Starts a MongoDB for a run of the tests, and says loudly when there is none to be had. */
import { startMongo } from '../../../scripts/lib/mongo-server.mjs';
import { MONGO_VARIABLE } from '../src/store/testing.ts';

const MISSING = `
  ******************************************************************************
  NOT TESTED ON MONGODB: there is no MongoDB here. Every test of the store and of
  the API ran on the embedded database only. Set MONGODB_URL, or install mongod
  (MONGOD, or on PATH), or Python 3.10 or later with venv and pip.
  ******************************************************************************
`;

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startMongo();
  if (!server) {
    if (process.env['CI'] === 'true') throw new Error(MISSING);
    console.warn(MISSING);
    return async () => console.warn(MISSING);
  }
  process.env[MONGO_VARIABLE] = server.url;
  return server.stop;
}
