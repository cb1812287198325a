/**
 * Times the lists of assets, properties and risk scenarios as their screens ask for them: `node services/api/bench/items.ts [assets] [rounds]`, 100,000 by default.
 * Prints p50 and p95 of a whole call in milliseconds, and its processor time, which other programs on the machine hardly change.
 */
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { collections } from '../src/store-spec.ts';
import { readConfig } from '../src/config.ts';
import { createSessions } from '../src/identity/sessions.ts';
import { migrations } from '../src/migrations.ts';
import { openStore } from '../src/store/open-store.ts';
import { embeddedDatabase } from './api/data/databases.ts';
import { percentileOf } from './api/figures.ts';
import { ADMIN, ORGANIZATION, TITLES, itemId, seedItems } from './items/seed-items.ts';

const ASSETS = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 100);
/** Rounds before the measured ones. */
const WARM_UP = Math.min(20, ROUNDS);
/** p95 in milliseconds. */
const GOAL = 10;

const PAGE = 'limit=50';
const CARDS = 'limit=24';
const at = <T>(from: readonly T[], round: number): T | undefined => from[round % from.length];
const asset = (round: number) => itemId('asset', (round * 7919) % ASSETS);
const property = (round: number) => itemId('property', (round * 7919) % Math.ceil(ASSETS / 10));

/** Calls as the screens make them, each with other values in every round. */
const CALLS: Readonly<Record<string, (round: number) => string>> = {
  'assets, highest risk level first': () => `assets?sort=-risk_level&${PAGE}`,
  'assets by name': () => `assets?sort=name&${PAGE}`,
  'assets by name, filtered': (round) =>
    `assets?sort=name&type=${at(TITLES.types, round)}&risk_level=High&risk_level=Low&${PAGE}`,
  'assets that contain a word': (round) => `assets?sort=-risk_level&q=${at(TITLES.words, round)}&${PAGE}`,
  'assets that contain two words': (round) => `assets?sort=-risk_level&q=${at(TITLES.words, round)}+${round}&${PAGE}`,
  'assets of a category': (round) => `assets?sort=-risk_level&category=${at(TITLES.types, round)}&${PAGE}`,
  'assets of a property': (round) => `assets?sort=-risk_level&property_id=${property(round)}&${PAGE}`,
  'one asset': (round) => `assets/${asset(round)}`,
  'properties by name': () => `properties?sort=name&${PAGE}`,
  'properties of a category': (round) => `properties?sort=name&category=Category+${round % 30}&${PAGE}`,
  'properties of an asset': (round) => `properties?sort=name&asset_id=${asset(round)}&limit=5`,
  'categories in use': () => 'properties/categories?limit=100',
  'scenarios, last changed first': () => `risk-scenarios?${CARDS}`,
  'scenarios by title': () => `risk-scenarios?sort=title&${CARDS}`,
  'scenarios of a threat actor': (round) => `risk-scenarios?threat_actor=Actor+${round % 40}&${CARDS}`,
  'threat actors in use': () => 'risk-scenarios/threat-actors?limit=100',
};

const urlOf = (path: string) => `/api/${path}${path.includes('?') ? `&organization_id=${ORGANIZATION}` : ''}`;

const database = await embeddedDatabase(
  `items-${ASSETS}`,
  join(import.meta.dirname, 'items', 'seed-items.ts'),
  (store) => seedItems(store, ASSETS),
);
const store = await openStore(database.options, collections, migrations);
try {
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000' }), store });
  const profile = { email: 'admin@bench.example', email_verified: true, name: 'Admin' };
  const cookie = await createSessions(store).start({
    user_id: ADMIN,
    profile,
    issuer: 'https://bench.example',
    subject: ADMIN,
    provider_sid: null,
    id_token: null,
  });
  for (const [name, pathOf] of Object.entries(CALLS)) {
    const times: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const [started, used] = [performance.now(), process.cpuUsage()];
      const { statusCode } = await app.inject({
        method: 'GET',
        url: urlOf(pathOf(round)),
        headers: { cookie: `parapet=${cookie}` },
      });
      const [time, { user, system }] = [performance.now() - started, process.cpuUsage(used)];
      if (statusCode !== 200) throw new Error(`${pathOf(round)}: ${statusCode}`);
      if (round < WARM_UP) continue;
      times.push(time);
      costs.push((user + system) / 1000);
    }
    const figures = [
      ['p50', percentileOf(times, 0.5)],
      ['p95', percentileOf(times, 0.95)],
      ['CPU p50', percentileOf(costs, 0.5)],
      ['CPU p95', percentileOf(costs, 0.95)],
    ] as const;
    const isMet = percentileOf(times, 0.95) < GOAL;
    console.log(
      `${name.padEnd(36)}${figures.map(([label, value]) => `  ${label} ${value.toFixed(2).padStart(7)}`).join('')}  ${isMet ? 'met' : `NOT under ${GOAL} ms`}`,
    );
  }
  await app.close();
} finally {
  await store.close();
  await database.remove();
}
