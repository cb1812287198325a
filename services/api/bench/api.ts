/**
 * Times of list, create and get inside the API process (routing, session, checks, database, serialising; no network),
 * on the embedded store with many risks in one organisation.
 * Usage: node services/api/bench/api.ts [risks, default 100000]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRisk } from '@parapet/contracts/rules';
import { createApp } from '../src/app.ts';
import { collections, type RiskDoc } from '../src/collections.ts';
import { readConfig } from '../src/config.ts';
import { migrations } from '../src/migrations.ts';
import { openStore } from '../src/store/open-store.ts';
import { signedIn } from '../src/testing/signed-in.ts';
import { HEADER, measure, percentile, row, type Times } from './percentiles.ts';

const GOAL = 5;
const RISKS = Number(process.argv[2] ?? 100_000);
const BATCH = 1000;
const WORDS = ['ransomware', 'supplier', 'laptop', 'flood', 'insider', 'backup', 'phishing', 'cloud', 'privacy', 'payroll', 'firewall', 'outage'];
const LEVELS = ['low', 'medium', 'high', 'critical'] as const;

/** Numbers without a pattern between fields, and the same in every run (mulberry32). */
let state = 20_261_121;
function random(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}
const word = () => WORDS[random(WORDS.length)] ?? '';

const dataDir = await mkdtemp(join(tmpdir(), 'parapet-bench-'));
const store = await openStore({ dataDir }, collections, migrations);
const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000' });
const app = await createApp({ config, store });

const { headers: session } = await signedIn(store, 'bench@example.com');
const headers = { ...session, origin: config.publicUrl };
const organization_id = (await app.inject({ method: 'POST', url: '/api/organizations', headers, payload: {} })).json<{ id: string }>().id;

const seeding = performance.now();
for (let from = 0; from < RISKS; from += BATCH) {
  await store.transaction(organization_id, { id: 'bench' }, async (tx) => {
    const risks = tx.collection<RiskDoc>('risks');
    for (let n = from; n < Math.min(RISKS, from + BATCH); n++) {
      const title = `${word()} ${word()} ${n}`;
      const severity = LEVELS[random(LEVELS.length)] ?? 'low';
      await risks.insertOne(newRisk({ organization_id, title, severity, impact_level: random(5) + 1, probability: random(5) + 1 }, 'bench'));
    }
  });
}
console.log(`${RISKS} risks written in ${((performance.now() - seeding) / 1000).toFixed(1)} s\n`);

async function get(path: string): Promise<{ items: { id: string }[]; next_cursor: string | null }> {
  const answer = await app.inject({ url: path, headers });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
const list = (query: string) => get(`/api/risks?organization_id=${organization_id}&limit=50&${query}`);
const create = async (n: number) => {
  const answer = await app.inject({ method: 'POST', url: '/api/risks', headers, payload: { organization_id, title: `created ${n}` } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
};

const sample = (await list('')).items.map(({ id }) => id);
const results: Times[] = [];
const time = async (name: string, runs: number, work: (run: number) => Promise<unknown>) => {
  const times = await measure(name, runs, async (run) => {
    await work(run);
  });
  results.push(times);
};

await measure('warm up', 200, async () => {
  await list(`sort=-risk_score&severity=high&q=${word()}`);
});
await time('list, newest first', 1000, () => list(''));
await time('list, filtered and sorted', 1000, (n) => list(`severity=high&status=open&sort=${n % 2 === 0 ? '-risk_score' : 'title'}`));
await time('list, searched', 500, () => list(`q=${word()}`));
let cursor: string | null = null;
await time('list, page after page', 1000, async () => {
  cursor = (await list(`sort=title${cursor === null ? '' : `&cursor=${cursor}`}`)).next_cursor;
});
await time('get', 1000, (n) => get(`/api/risks/${sample[n % sample.length]}`));
await time('create', 1000, create);
// After a write nothing that was counted before holds any more.
const afterWrite: Times = { name: 'list, right after a create', sorted: [] };
for (let n = 0; n < 500; n++) {
  await create(n);
  afterWrite.sorted.push(...(await measure('', 1, () => list('severity=high&status=open&sort=-risk_score').then(() => undefined))).sorted);
}
results.push({ ...afterWrite, sorted: afterWrite.sorted.toSorted((a, b) => a - b) });

console.log(`In the API process, embedded store, ${RISKS} risks in one organisation\n${HEADER}`);
for (const times of results) console.log(row(times));
const slow = results.filter((times) => percentile(times, 0.95) >= GOAL);
console.log(slow.length === 0 ? `\nEvery p95 is under ${GOAL} ms.` : `\np95 of ${GOAL} ms or more: ${slow.map(({ name }) => name).join('; ')}`);

await app.close();
await store.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = slow.length === 0 ? 0 : 1;
