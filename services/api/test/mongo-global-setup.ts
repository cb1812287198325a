/** Starts MongoDB for a run of the tests, and says loudly when it is not available. */
import type { TestProject } from 'vitest/node';
import { startMongo, type MongoServer } from '../../../scripts/lib/mongo-server.mjs';
import { MONGO_VARIABLE, STAND_IN_VARIABLE } from '../src/store/testing.ts';

const MISSING = `
  ******************************************************************************
  NOT TESTED ON MONGODB: there is no MongoDB here. Every test of the store and of
  the API ran on the embedded database only. Set MONGODB_URL, or install mongod
  (MONGOD, or on PATH), or Python 3.10 or later with venv and pip.
  ******************************************************************************
`;

const servers: MongoServer[] = [];

/** The service waits ten seconds for an answer by default. The stand-in needed more than fifty for some commands on a busy machine. */
const PATIENT = '&socketTimeoutMS=200000&connectTimeoutMS=200000';

/** The stand-in handles one request at a time, so each test process gets a server of its own. */
async function start({ config }: TestProject): Promise<void> {
  const first = await startMongo();
  if (first === null) return;
  servers.push(first);
  while (first.kind === 'secantusdb' && servers.length < config.maxWorkers) servers.push((await startMongo()) ?? first);
}

export async function setup(project: TestProject): Promise<void> {
  await start(project);
  const isStandIn = servers[0]?.kind === 'secantusdb';
  process.env[STAND_IN_VARIABLE] = isStandIn ? '1' : '0';
  if (servers.length > 0)
    process.env[MONGO_VARIABLE] = servers.map(({ url }) => (isStandIn ? url + PATIENT : url)).join(' ');
  else if (process.env['CI'] === 'true') throw new Error(MISSING);
  else process.stderr.write(MISSING);
}

export async function teardown(): Promise<void> {
  if (servers.length > 0) await Promise.all(servers.map((server) => server.stop()));
  else process.stderr.write(MISSING);
}
