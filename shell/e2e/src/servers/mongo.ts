/** The MongoDB of a run of the tests: one server, and a database of its own for each test. */
import { startMongo } from '../../../../scripts/lib/mongo-server.mjs';

/** The environment variable that passes the server's URL to the tests. */
export const MONGODB_URL_VARIABLE = 'PARAPET_E2E_MONGODB_URL';

/** @returns how to stop it. @throws Error where tests on MongoDB must run (`CI=true`) and cannot */
export async function startRunsMongo(): Promise<() => Promise<void>> {
  const server = await startMongo();
  if (server !== null) {
    process.env[MONGODB_URL_VARIABLE] = server.url;
    return () => server.stop();
  }
  const said = 'There is no MongoDB: install mongod, or Python 3.10 with venv and pip, or set MONGODB_URL.';
  if (process.env['CI'] === 'true') throw new Error(said);
  console.warn(`\n  ${said}\n  NOT RUN: the browser tests on MongoDB.\n`);
  return async () => {};
}
