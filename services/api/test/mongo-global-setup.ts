/** Starts a MongoDB for a run of the tests, and says loudly when there is none to be had. */
import { startMongo, type MongoServer } from '../../../scripts/lib/mongo-server.mjs';
import { MONGO_VARIABLE } from '../src/store/testing.ts';

const MISSING = `
  ******************************************************************************
  NOT TESTED ON MONGODB: there is no MongoDB here. Every test of the store and of
  the API ran on the embedded database only. Set MONGODB_URL, or install mongod
  (MONGOD, or on PATH), or Python 3.10 or later with venv and pip.
  ******************************************************************************
`;

let server: MongoServer | null = null;

export async function setup(): Promise<void> {
  server = await startMongo();
  if (server) process.env[MONGO_VARIABLE] = server.url;
  else if (process.env['CI'] === 'true') throw new Error(MISSING);
  else process.stderr.write(MISSING);
}

export async function teardown(): Promise<void> {
  if (server) await server.stop();
  else process.stderr.write(MISSING);
}
