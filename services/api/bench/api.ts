/**
 * Measures the service over HTTP with a signed-in session, alternating with a bare Fastify that makes the same calls to the
 * same store, each in a process of its own. Missed goals are reported but do not fail the run, as other programs on the
 * machine may be the reason.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSameBodies } from './api/check.ts';
import { operations, serialize, type Operation } from './api/operations.ts';
import { showProgress } from './api/progress.ts';
import { readOptions, USAGE, type BenchOptions } from './api/options.ts';
import { embeddedDatabases, mongoDatabases, type BenchDatabase } from './api/data/databases.ts';
import { Random } from './api/data/random.ts';
import { goalLines, goalsOf, rowOf, tableOf, type DatabaseFile, type Measured } from './api/report.ts';
import { round, type Requests } from './api/rounds.ts';
import { startSubject, type Subject } from './api/subject/subject.ts';

const ORIGIN = 'http://localhost:8080';

/** The service and the bare server that it is compared with, on the same records. */
interface Pair {
  risks: number;
  service: Subject;
  bare: Subject;
}

const options = optionsOrExit();
const chosen = operations.filter(
  ({ name }) => options.only.length === 0 || options.only.some((part) => name.startsWith(part)),
);
const logs = await mkdtemp(join(tmpdir(), 'parapet-bench-logs-'));
const databases: BenchDatabase[] = [];
const pairs: Pair[] = [];
const files: DatabaseFile[] = [];
try {
  for (const risks of options.sizes) pairs.push(await startPair(risks));
  for (const { service, bare } of pairs)
    await checkSameBodies(service, bare, (call, { cookie }) =>
      serialize(call, { cookie, origin: ORIGIN, gzip: false }),
    );
  const measured: Measured[] = [];
  for (const operation of chosen) measured.push(...(await measure(operation)));
  await report(measured);
} finally {
  await Promise.all(pairs.flatMap(({ service, bare }) => [service.stop(), bare.stop()]));
  for (const database of databases) await database.remove();
  await rm(logs, { recursive: true, force: true });
}

function optionsOrExit(): BenchOptions {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    process.exit(0);
  }
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function startPair(risks: number): Promise<Pair> {
  const made = await (options.store === 'embedded' ? embeddedDatabases(risks, 2) : mongoDatabases(risks, 2));
  databases.push(...made);
  const [first, second] = made;
  if (first === undefined || second === undefined) throw new Error('Two databases are needed');
  if (first.bytes !== null) files.push({ risks, bytes: first.bytes });
  const log = (kind: string) => join(logs, `${kind}-${risks}.log`);
  const service = await startSubject(
    { kind: 'service', options: first.options, logLevel: options.logLevel },
    log('service'),
    options.profile,
  );
  const bare = await startSubject({ kind: 'bare', options: second.options, logLevel: 'silent' }, log('bare'));
  // Both processes share a database, in which each of these records can be used once.
  if (options.store === 'mongodb')
    for (const once of ['flows', 'linkedAssets'] as const)
      bare.sample[once] = service.sample[once].splice(service.sample[once].length / 2);
  return { risks, service, bare };
}

/** Alternates between the sizes too, so that they can be compared. */
async function measure(operation: Operation): Promise<Measured[]> {
  showProgress(`${operation.name} `);
  const requests = (subject: Subject): Requests => {
    const next = operation.calls(subject.sample, new Random(1));
    return () => {
      const call = next();
      return call && serialize(call, { cookie: subject.cookie, origin: ORIGIN, gzip: options.gzip });
    };
  };
  const prepared = pairs.map((pair) => ({ ...pair, ofService: requests(pair.service), ofBare: requests(pair.bare) }));
  const measured = prepared.map(({ risks }): Measured => ({
    operation: operation.name,
    reads: operation.reads,
    risks,
    service: [],
    bare: [],
  }));
  for (let n = 0; n <= options.rounds; n++) {
    for (const [index, { service, bare, ofService, ofBare }] of prepared.entries()) {
      const records = Math.min(...[service, bare].map(({ sample }) => operation.once?.(sample).length ?? Infinity));
      const maxRequests = Math.max(1, Math.floor(records / (options.rounds + 1) / 2));
      const how = { seconds: options.seconds, connections: options.connections, status: operation.status, maxRequests };
      const first = n % 2 === 0 ? await round(service, ofService, how) : null;
      const ofBareRound = await round(bare, ofBare, how);
      const ofServiceRound = first ?? (await round(service, ofService, how));
      // The first round warms up.
      if (n === 0) continue;
      measured[index]?.service.push(ofServiceRound);
      measured[index]?.bare.push(ofBareRound);
    }
    showProgress('.');
  }
  showProgress('\n');
  return measured;
}

async function report(measured: readonly Measured[]): Promise<void> {
  const rows = measured.map(rowOf);
  const goals = goalsOf(measured, files);
  const { store, connections, gzip, rounds, logLevel } = options;
  console.log(`\n${store}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
  console.log(
    `Times of one caller, requests per second of ${connections}; ${gzip ? 'gzip' : 'not compressed'}; log level ${logLevel}; ${rounds} rounds\n`,
  );
  console.log(`${tableOf(rows)}\n\n${goalLines(goals)}`);
  if (options.json !== undefined)
    await writeFile(
      options.json,
      `${JSON.stringify({ at: new Date().toISOString(), options, rows, goals }, null, 2)}\n`,
    );
}
