/** Connections to MongoDB, with their time limits. */
import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';
import { MongoStartError } from './mongo-start-error.ts';

const DEFAULT_DATABASE = 'parapet';

/** All in ms. */
export interface Limits {
  /** For the answer to one command. */
  answer: number;
  /** For a transaction with its retries after conflicts. */
  transaction: number;
}

export interface Connection {
  client: MongoClient;
  db: Db;
  limits: Limits;
}

/** For each step on the way to an answer: a server, a connection, the answer itself. The connection string may say something else. */
const STEP_MS = 10_000;
const STEPS = ['serverSelectionTimeoutMS', 'connectTimeoutMS', 'waitQueueTimeoutMS', 'socketTimeoutMS'] as const;
const TRANSACTION_MS = 30_000;

/** A command of a migration; MongoDB allows a transaction 60 seconds by default. */
const MAINTENANCE_ANSWER_MS = 60_000;
const MAINTENANCE_TRANSACTION_MS = 600_000;

function optionsOf(url: string): MongoClientOptions {
  const missing = STEPS.filter((step) => !new RegExp(`[?&]${step}=`, 'i').test(url));
  return {
    appName: 'parapet',
    retryWrites: true,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    ...Object.fromEntries(missing.map((step) => [step, STEP_MS])),
  };
}

function connection(url: string, options: MongoClientOptions, limitsOf: (client: MongoClient) => Limits): Connection {
  const client = new MongoClient(url, options);
  const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1];
  return {
    client,
    db: client.db(named === undefined ? DEFAULT_DATABASE : decodeURIComponent(named)),
    limits: limitsOf(client),
  };
}

/** For requests, which wait no longer than people do. @param url connection string; its path names the database (default `parapet`) */
export function requestConnection(url: string): Connection {
  return connection(url, optionsOf(url), ({ options }) => {
    const answer = options.socketTimeoutMS || STEP_MS;
    // Where a single answer may take long, a transaction may be repeated after it nevertheless.
    return { answer, transaction: Math.max(TRANSACTION_MS, 2 * answer) };
  });
}

/** For migrations, and for building indexes, which has no limit. */
export function maintenanceConnection(url: string): Connection {
  return connection(url, { ...optionsOf(url), socketTimeoutMS: 0 }, () => ({
    answer: MAINTENANCE_ANSWER_MS,
    transaction: MAINTENANCE_TRANSACTION_MS,
  }));
}

/** @throws MongoStartError when the server is a single one: without a replica set there are no transactions */
export async function checkTopology(db: Db): Promise<void> {
  const hello = await db.command({ hello: 1 });
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid') {
    throw new MongoStartError(
      'MONGODB_URL leads to a MongoDB that is neither a replica set nor a sharded cluster. Parapet needs transactions: start mongod with --replSet and run rs.initiate() once.',
    );
  }
}
