/**
 * Times the embedded store with 100,000 risks in one organization: `node services/api/bench/store.ts [risks] [rounds]`.
 * Prints p50 and p95 in milliseconds, and the processor time of a call, which other programs on the machine hardly change.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/open-store.ts';
import type { Doc, Filter, New, Store, StoreSpec } from '../src/store/port.ts';
import { fold } from '@parapet/contracts/rules';

type Risk = Doc & {
  title: string;
  description: string;
  severity: string;
  status: string;
  owner_id: string;
  asset_id: string;
  selected_assets: string[];
  domain_id: string;
  risk_score: number;
};

const RISKS = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 400);
const ORGANIZATION = 'org_bench';
const ACTOR = { id: 'bench' };
const STATUSES = ['open', 'assessing', 'mitigating', 'monitoring', 'closed'];
const SEVERITIES = ['Low', 'Medium', 'High', 'Critical'];
const WORDS = [
  'phishing',
  'supplier',
  'outage',
  'ransomware',
  'privacy',
  'laptop',
  'cloud',
  'contract',
  'fraud',
  'flood',
  'backup',
  'access',
];

const spec: StoreSpec = {
  collections: {
    risks: {
      filters: ['severity', 'status', 'domain_id', 'owner_id'],
      links: ['asset_id', 'selected_assets'],
      sorts: ['created_at', 'updated_at', 'risk_score', 'title_folded', 'status'],
      search: ['title', 'description'],
      derived: { title_folded: (doc) => fold(String(doc['title'])) },
    },
  },
  system: {},
};

/** Assets that a few, some and most risks name. */
const NAMED = { few: 10, some: 1_000, most: 50_000 };

const pick = <T>(from: readonly T[], seed: number): T | undefined => from[seed % from.length];

/** Spreads whole numbers evenly and always the same way, so that fields are independent and runs comparable. */
function scatter(seed: number, salt: number): number {
  let mixed = Math.imul(seed ^ (salt * 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function risk(seed: number): New<Risk> {
  const word = (offset: number) => pick(WORDS, scatter(seed, offset)) ?? '';
  return {
    title: `${word(1)} ${word(2)} ${seed}`,
    description: `The ${word(3)} of a ${word(4)} leads to ${word(5)}`.repeat(3),
    severity: pick(SEVERITIES, scatter(seed, 11)) ?? '',
    status: pick(STATUSES, scatter(seed, 12)) ?? '',
    owner_id: `user-${scatter(seed, 13) % 40}`,
    asset_id: `asset-${scatter(seed, 14) % 5_000}`,
    selected_assets: Object.entries(NAMED)
      .filter(([, risks]) => scatter(seed, 17) % RISKS < risks)
      .map(([name]) => name),
    domain_id: `domain-${scatter(seed, 15) % 12}`,
    risk_score: scatter(seed, 16) % 26,
  };
}

async function fill(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < RISKS; from += 1_000) {
    await store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      for (let seed = from; seed < Math.min(from + 1_000, RISKS); seed += 1)
        ids.push((await tx.collection<Risk>('risks').insertOne(risk(seed)))._id);
    });
  }
  return ids;
}

async function time(name: string, rounds: number, work: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(begun);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2).padStart(8);
  console.log(
    `${name.padEnd(52)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)}  CPU ${((user + system) / 1_000 / rounds).toFixed(2).padStart(8)}`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'parapet-bench-'));
const store = await openStore({ dataDir }, spec, []);
try {
  const started = performance.now();
  const ids = await fill(store);
  console.log(`${RISKS} risks in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  const risks = store.org(ORGANIZATION, ACTOR).collection<Risk>('risks');
  const page = (filter: Filter, field: string, direction: 1 | -1, search?: string) =>
    risks.find(filter, { sort: { field, direction }, limit: 51, ...(search === undefined ? {} : { search }) });
  const list = async (filter: Filter, field: string, direction: 1 | -1, search?: string) =>
    Promise.all([page(filter, field, direction, search), risks.count(filter, search)]);
  const status = (round: number) => pick(STATUSES, round);
  const severity = (round: number) => pick(SEVERITIES, round);

  await time('get by id', ROUNDS, (round) => risks.findOne({ _id: pick(ids, round * 7919) ?? '' }));
  await time('create', ROUNDS, (round) => risks.insertOne(risk(RISKS + round)));
  await time('update', ROUNDS, (round) =>
    risks.updateOne({ _id: pick(ids, round * 7919) ?? '' }, { $set: { status: status(round) } }),
  );
  await time('list + total, newest first', ROUNDS, () => list({}, 'created_at', -1));
  await time('list + total, status and severity, by title', ROUNDS, (round) =>
    list({ status: status(round), severity: severity(round) }, 'title_folded', 1),
  );
  await time('list + total, one owner, by score', ROUNDS, (round) =>
    list({ owner_id: `user-${round % 40}` }, 'risk_score', -1),
  );
  await time('list + total, one asset, by date', ROUNDS, (round) =>
    list({ asset_id: `asset-${round}` }, 'updated_at', -1),
  );
  for (const name of Object.keys(NAMED)) {
    const named = { $or: [{ asset_id: name }, { selected_assets: name }] };
    await time(`list + total, an asset that ${name} name`, ROUNDS, () => list(named, 'updated_at', -1));
    await time(`list + total of a status, an asset that ${name} name`, ROUNDS, (round) =>
      list({ ...named, status: status(round) }, 'updated_at', -1),
    );
  }
  await time('find and change the risks that name an asset', Math.min(50, ROUNDS), () =>
    store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      const inside = tx.collection<Risk>('risks');
      for (const { _id } of await inside.find({ $or: [{ asset_id: 'few' }, { selected_assets: 'few' }] }))
        await inside.updateOne({ _id }, { $addToSet: { selected_assets: 'another' } });
    }),
  );
  await time('list + total, two words', ROUNDS, (round) =>
    list({}, 'created_at', -1, `${pick(WORDS, round)} ${pick(WORDS, round * 5 + 1)?.slice(0, 4)}`),
  );
  await time('list + total, one common prefix', ROUNDS, (round) =>
    list({}, 'created_at', -1, pick(['p', 's', 'la', 'the'], round)),
  );
  await time('list + total while writing', ROUNDS, async (round) => {
    await risks.insertOne(risk(2 * RISKS + round));
    await list({ status: status(round), severity: severity(round) }, 'updated_at', -1);
  });
  await time('count by status', Math.min(50, ROUNDS), () => risks.countBy(['status']));
  await time('count by status and severity', Math.min(20, ROUNDS), () => risks.countBy(['status', 'severity']));
  await time('first count of a status', STATUSES.length, (round) => risks.count({ $and: [{ status: status(round) }] }));
  await time('first count of status and severity', Math.min(20, ROUNDS), (round) =>
    risks.count({ $and: [{ status: status(round) }, { severity: severity(round) }] }),
  );
  const last = await risks.find({}, { sort: { field: 'status', direction: 1 }, limit: 200 });
  const middle = last.at(-1);
  if (middle)
    await time('page amid ties', ROUNDS, () =>
      risks.find(
        {},
        { sort: { field: 'status', direction: 1 }, limit: 51, after: { value: middle.status, id: middle._id } },
      ),
    );
} finally {
  await store.close();
  await rm(dataDir, { recursive: true });
}
