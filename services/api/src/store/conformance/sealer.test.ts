import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as timers from '../../platform/timers.ts';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item } from '../testing/spec.ts';

const MINUTE = 60_000;

/** Rounds that have begun since the test did. */
const rounds: Promise<unknown>[] = [];
const { inRounds } = timers;

describe.each(engines)('sealing in the background on $name', (on) => {
  let opened: TestEngineStore;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    rounds.length = 0;
    vi.spyOn(timers, 'inRounds').mockImplementation((ms, round, onError) =>
      inRounds(
        ms,
        (signal) => {
          const running = round(signal);
          rounds.push(running.catch(() => {}));
          return running;
        },
        onError,
      ),
    );
    opened = await on.open(spec);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await opened.close();
  });

  const change = (store: Store, organization: string) =>
    store.org(organization, ACTOR).collection<Item>('items').insertOne({ title: 'x' });
  const seals = async (organization: string) => (await opened.store.audit(organization).verify()).seals;
  /** Resolves when the round is over: one that begins before that would be left out. */
  const minute = async () => {
    vi.advanceTimersByTime(MINUTE);
    await Promise.all(rounds);
    await timers.yieldToOthers();
  };

  it('seals changes, and makes no seal without any', async () => {
    await change(opened.store, 'org-a');
    await minute();
    expect(await seals('org-a')).toBe(1);
    await change(opened.store, 'org-b');
    await minute();
    expect(await seals('org-b')).toBe(1);
    expect(await seals('org-a')).toBe(1);
    await change(opened.store, 'org-a');
    await minute();
    expect(await seals('org-a')).toBe(2);
  });

  it('seals what an earlier process left unsealed', async () => {
    await change(opened.store, 'org-a');
    await opened.reopen(spec);
    expect(await seals('org-a')).toBe(0);
    await minute();
    expect(await seals('org-a')).toBe(1);
  });

  it('seals what is written through an OrgDb that was made before the last round', async () => {
    const items = opened.store.org('org-a', ACTOR).collection<Item>('items');
    await items.insertOne({ title: 'one' });
    await minute();
    expect(await seals('org-a')).toBe(1);
    await items.insertOne({ title: 'two' });
    await minute();
    expect(await seals('org-a')).toBe(2);
  });

  it('warns when an organization cannot be sealed, and seals the others', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await opened.raw.plant('_seals', 'org-a', { _id: 'nonsense' });
    for (const round of [1, 2]) {
      for (const organization of ['org-a', 'org-b']) await change(opened.store, organization);
      await minute();
      expect(await seals('org-b')).toBe(round);
      expect(warn).toHaveBeenCalledTimes(round);
      expect(warn.mock.lastCall?.[0]).toContain('org-a');
    }
    expect(await opened.store.audit('org-a').verify()).toMatchObject({ ok: false, seals: 1 });
  });

  it('is over soon when the store is closed, and goes on at the next start', async () => {
    const items = opened.store.org('org-a', ACTOR).collection<Item>('items');
    // Three seals, with a pause between them.
    for (let count = 0; count < 250; count += 1) await items.insertOne({ title: 'x' });
    vi.advanceTimersByTime(MINUTE);
    await opened.reopen(spec);
    expect(await seals('org-a')).toBeLessThan(3);
    await minute();
    expect(await seals('org-a')).toBe(3);
  });

  // The other engines belong to one process.
  if (on.name !== 'mongodb') return;
  it('seals what another process has changed and left unsealed', async () => {
    const other = await opened.open(spec);
    await change(opened.store, 'org-a');
    await minute();
    expect(await seals('org-a')).toBe(1);
    await change(other, 'org-b');
    await other.close();
    // Only every tenth round checks the organizations that other processes use.
    for (let count = 0; count < 10; count += 1) await minute();
    expect(await seals('org-b')).toBe(1);
  });
});
