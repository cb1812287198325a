/**
 * `npm run bench imports -- [--rows 10000,50000] [--store embedded|mongodb] [--profile DIR]`: imports a file as a job into an empty service, another one for each size, while somebody
 * else asks for the register all the time. Prints how long the import takes, by how much the process grows, and how long requests have to wait.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import type { Job } from '@parapet/contracts';
import { collections } from '../src/store-spec.ts';
import { migrations } from '../src/migrations.ts';
import { startService, type Service } from '../src/service-tests/processes/service.ts';
import { openStore } from '../src/store/open-store.ts';
import { signedIn } from '../src/testing/signed-in.ts';
import { embeddedDatabases, mongoDatabases, type BenchDatabase } from './api/data/databases.ts';
import { percentileOf } from './api/figures.ts';

/** Longest that a request may take (ms). */
const GOAL = 2000;
/** Milliseconds between two looks at the process. */
const PAUSE = 50;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,50000' },
    store: { type: 'string', default: 'embedded' },
    profile: { type: 'string' },
  },
});

const fileOf = (rows: number) =>
  `title,description,severity,category\n${Array.from({ length: rows }, (_, n) => `Storm ${n},"Water, wind and hail on site ${n}",high,Weather ${n % 20}\n`).join('')}`;

/** Memory (MB) and processor time (s) that a process has used. On Linux without the pages of the database file, which the system takes back as it likes. */
async function useOf(pid: number): Promise<{ memory: number; processor: number }> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [all = '0', time = '0'] = stdout.trim().split(/\s+/);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, own = all] = /^RssAnon:\s*(\d+)/m.exec(status) ?? [];
  return { memory: Number(own) / 1024, processor: time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) };
}

async function measure({ options }: BenchDatabase, rows: number): Promise<void> {
  const store = await openStore(options, collections, migrations);
  const { headers } = await signedIn(store, 'ada@bench.example');
  await store.close();
  const { dataDir, mongodbUrl } = options;
  const folder = mongodbUrl === undefined ? dataDir : await mkdtemp(join(tmpdir(), 'parapet-bench-'));
  const env = { DATA_DIR: folder, ...(mongodbUrl !== undefined && { MONGODB_URL: mongodbUrl }) };
  const { profile } = values;
  const service = await startService({
    RATE_LIMIT: '1000000',
    ...env,
    ...(profile !== undefined && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
  });
  try {
    await report(service, { ...headers, origin: 'http://localhost:8080' }, rows);
  } finally {
    await service.stop();
    if (folder !== dataDir) await rm(folder, { recursive: true });
  }
}

async function report(service: Service, headers: Record<string, string>, rows: number): Promise<void> {
  const times: number[] = [];
  async function ask<T>(method: string, path: string, body?: string, type = 'application/json'): Promise<T> {
    const started = performance.now();
    const answer = await fetch(`${service.origin}/api/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    // Tests check what the service answers.
    return JSON.parse(text) as T;
  }
  const { id: organization } = await ask<{ id: string }>('POST', 'organizations', '{}');
  const list = `risks?organization_id=${organization}&limit=50`;
  for (let n = 0; n < 20; n += 1) await ask('GET', list);
  times.length = 0;
  const before = await useOf(service.pid);
  const started = performance.now();
  let { id, state } = await ask<Job>('POST', `risks/import?organization_id=${organization}`, fileOf(rows), 'text/csv');
  const sent = times.at(-1) ?? 0;
  let most = before.memory;
  while (state === 'waiting' || state === 'running') {
    await wait(PAUSE);
    await ask('GET', list);
    ({ state } = await ask<Job>('GET', `me/jobs/${id}`));
    most = Math.max(most, (await useOf(service.pid)).memory);
  }
  const { processor } = await useOf(service.pid);
  const job = await ask<Job>('GET', `me/jobs/${id}`);
  if (job.written !== rows) throw new Error(`The import has ended otherwise: ${JSON.stringify(job)}`);
  const longest = Math.max(...times);
  console.log(
    `${String(rows).padStart(6)} rows  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  processor ${(processor - before.processor).toFixed(0).padStart(4)} s  memory ${before.memory.toFixed(0)} + ${(most - before.memory).toFixed(0)} MB  sending ${sent.toFixed(0)} ms  others p95 ${percentileOf(times, 0.95).toFixed(0)} ms, longest ${longest.toFixed(0)} ms  ${longest < GOAL ? 'met' : `NOT under ${GOAL} ms`}`,
  );
}

for (const rows of values.rows.split(',').map(Number)) {
  const [database] = values.store === 'mongodb' ? await mongoDatabases(0, 1) : await embeddedDatabases(0, 1);
  if (database === undefined) throw new Error('There is no database');
  try {
    await measure(database, rows);
  } finally {
    await database.remove();
  }
}
