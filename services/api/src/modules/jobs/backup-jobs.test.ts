import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collections } from '../../store-spec.ts';
import { backUpBeside, backupsFolder, lastBackup } from '../../store/embedded/backup/scheduled-backups.ts';
import type { Store } from '../../store/port.ts';
import { embedded, type TestStore } from '../../store/testing.ts';
import { backupJobs, planBackups } from './backup-jobs.ts';
import { JOBS, planRecurring, type JobDoc } from './job-doc.ts';
import { Jobs } from './jobs.ts';

const HOUR = 3_600_000;
const HOURS = 24;
const KEEP = 2;

let opened: TestStore;
let store: Store;
let folder: string;
let errors: unknown[];
const running: Jobs[] = [];

beforeEach(async () => {
  opened = await embedded.open(collections, []);
  ({ store } = opened);
  folder = backupsFolder(opened.options.dataDir);
  errors = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.close()));
  await opened.close();
});

function newJobs(): Jobs {
  const jobs = new Jobs(store, { events: { reportJob: async () => {} }, onError: (error) => void errors.push(error) });
  running.push(jobs);
  return jobs;
}
function start(backUp = (signal: AbortSignal) => backUpBeside(opened.options.dataDir, KEEP, signal)): Jobs {
  const jobs = newJobs();
  jobs.define('backup', backupJobs({ hours: HOURS, backUp }));
  jobs.start();
  return jobs;
}
const plan = () => planBackups(store, lastBackup(opened.options.dataDir), HOURS);
const job = () => store.system<JobDoc>(JOBS).get('backup');
const makeDue = (_id = 'backup') =>
  store.system<JobDoc>(JOBS).updateOne({ _id }, { $set: { worker_until: new Date().toISOString() } });
/** Milliseconds until the next backup, once no process works on one. */
async function nextIn(): Promise<number> {
  await expect
    .poll(async () => (await job())?.worker_until ?? '')
    .toSatisfy((until: string) => Date.parse(until) > Date.now() + HOUR / 2);
  return Date.parse((await job())?.worker_until ?? '') - Date.now();
}
const backups = async () => (await readdir(folder)).toSorted();

test('backups are made when they are due, and the newest stay', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'parapet-2026-03-31T10-20-30.000Z.sqlite'), 'made by command');
  await writeFile(
    join(folder, 'parapet-scheduled-2026-03-31T10-20-30.000Z.sqlite.unfinished'),
    'of a process that died',
  );
  await plan();
  const jobs = start();
  expect(await nextIn()).toBeGreaterThan((HOURS - 1) * HOUR);
  for (let n = 0; n < KEEP; n += 1) {
    await makeDue();
    jobs.look();
    await nextIn();
  }
  const [first, ...scheduled] = await backups();
  expect(first).toBe('parapet-2026-03-31T10-20-30.000Z.sqlite');
  expect(scheduled).toHaveLength(KEEP);
  expect(Date.now() - (lastBackup(opened.options.dataDir)?.getTime() ?? 0)).toBeLessThan(60_000);
  expect(errors).toEqual([]);

  // After a start the next one is due as long after the last one as before.
  await jobs.close();
  await plan();
  expect(await nextIn()).toBeGreaterThan((HOURS - 1) * HOUR);
});

test('a backup that fails is reported, and tried again in an hour', async () => {
  await plan();
  start(async () => {
    throw new Error('There is no space left');
  });
  const wait = await nextIn();
  expect([wait > HOUR - 60_000, wait <= HOUR]).toEqual([true, true]);
  expect(errors.map(String)).toEqual(['Error: There is no space left']);
});

test('one process makes it at a time, and one that stops leaves it to the next', async () => {
  await plan();
  let begun = 0;
  const never = (signal: AbortSignal) => {
    begun += 1;
    return new Promise<void>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  };
  const [one, other] = [start(never), start(never)];
  await expect.poll(() => begun).toBe(1);
  one.look();
  other.look();
  await Promise.all([one.close(), other.close()]);
  running.length = 0;
  expect(begun).toBe(1);
  expect(Date.parse((await job())?.worker_until ?? '')).toBeLessThanOrEqual(Date.now());
  start();
  await nextIn();
  expect(await backups()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a process of an earlier release, which does not know the kind, leaves it to the others', async () => {
  await plan();
  await planRecurring(store, 'remind', true);
  await makeDue();
  await makeDue('remind');
  const earlier = newJobs();
  const known = Promise.withResolvers<void>();
  const run = async () => {
    known.resolve();
    return {};
  };
  earlier.define('remind', { run, isDue: true });
  earlier.start();
  // It takes the jobs in the order of their ids.
  await known.promise;
  expect(await job()).toMatchObject({ state: 'waiting', attempts: 0 });
  start();
  await nextIn();
  expect(await backups()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('without an interval no backup is planned any more', async () => {
  await plan();
  await planBackups(store, null, null);
  expect(await job()).toBeNull();
});
