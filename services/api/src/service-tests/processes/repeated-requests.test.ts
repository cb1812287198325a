/** Requests that a killed process has not answered can be repeated with their keys, and still create each record only once. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collections } from '../../store-spec.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import { sized } from '../../testing/flags.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useDisk } from '../../../test/scratch.ts';
import { startService } from './service.ts';

const KILLS = sized({ default: 2, full: 10 });
const REQUESTS = 40;
/** Answers after which the process is killed. */
const ANSWERS = 8;
const ORIGIN = 'http://localhost:8080';

useDisk();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function sessionIn(dataDir: string): Promise<Record<string, string>> {
  const store = await openStore({ dataDir }, collections, migrations);
  const { headers } = await signedIn(store, 'ada@example.com');
  await store.close();
  return { ...headers, origin: ORIGIN, 'content-type': 'application/json' };
}

test('every record of a killed process exists once after its request was repeated', async () => {
  const headers = await sessionIn(folder);
  const idOf = async (answer: Response) => String(Reflect.get(Object(await answer.json()), 'id'));
  const post = (origin: string, path: string, body: object, key: string) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const acknowledged = new Map<string, string>();
  const keys: string[] = [];
  let organization_id = '';

  for (let round = 0; round < KILLS; round += 1) {
    const service = await startService({ DATA_DIR: folder, RATE_LIMIT: '1000000' });
    if (round === 0) organization_id = await idOf(await post(service.origin, '/api/organizations', {}, randomUUID()));
    const mine = Array.from({ length: REQUESTS }, () => randomUUID());
    keys.push(...mine);
    let answered = 0;
    await Promise.allSettled(
      mine.map(async (key) => {
        const id = await idOf(await post(service.origin, '/api/risks', { organization_id, title: 'Flood' }, key));
        acknowledged.set(key, id);
        answered += 1;
        if (answered === ANSWERS) await service.kill();
      }),
    );
    expect(answered).toBeGreaterThanOrEqual(ANSWERS);
  }

  const service = await startService({ DATA_DIR: folder, RATE_LIMIT: '1000000' });
  try {
    const repeated = new Map(
      await Promise.all(
        keys.map(
          async (key) =>
            [
              key,
              await idOf(await post(service.origin, '/api/risks', { organization_id, title: 'Flood' }, key)),
            ] as const,
        ),
      ),
    );
    for (const [key, id] of acknowledged) expect(repeated.get(key)).toBe(id);
    const list = await fetch(
      `${service.origin}/api/risks?limit=1&organization_id=${encodeURIComponent(organization_id)}`,
      { headers },
    );
    expect(Reflect.get(Object(await list.json()), 'total')).toBe(keys.length);
    expect(new Set(repeated.values()).size).toBe(keys.length);
  } finally {
    await service.kill();
  }
});
