/**
 * `npm run bench events`: measures how much live events slow down other calls. Many callers, one call in five of which changes a risk, run
 * alternately without event streams and while every change is sent to all open streams.
 * Options: `--callers 200 --streams 500 --rounds 5 --seconds 3 --profile DIR`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serialize } from './api/operations.ts';
import { embeddedDatabases } from './api/data/databases.ts';
import { Random } from './api/data/random.ts';
import { ORGANIZATION } from './api/data/recipe.ts';
import { median, pairedRatio, percentileOf } from './api/figures.ts';
import { startSubject, type Subject } from './api/subject/subject.ts';
import { openStreams, type Streams } from './events/streams.ts';

const ORIGIN = 'http://localhost:8080';
const RISKS = 1000;
/** p95 of a call while the streams are open (ms). */
const GOAL = 300;

const { values } = parseArgs({
  options: {
    callers: { type: 'string', default: '200' },
    streams: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    profile: { type: 'string' },
  },
});
const [CALLERS, STREAMS, ROUNDS, SECONDS] = [values.callers, values.streams, values.rounds, values.seconds].map(Number);

interface Round {
  /** Durations of the calls (ms). */
  times: number[];
  changes: number;
  perSecond: number;
  /** Processor time of the service per call (ms). */
  processor: number;
}

/** Four calls in five read, as people who work with the register do. */
function callsOf({ sample, cookie }: Subject, random: Random): () => { request: Buffer; isChange: boolean } {
  const list = `/api/risks?organization_id=${ORGANIZATION}&limit=50&sort=-updated_at`;
  return () => {
    const kind = random.below(5);
    const path = kind < 2 ? list : `/api/risks/${random.pick(sample.risks)}`;
    const call =
      kind === 4
        ? { method: 'PATCH' as const, path, body: { category: `Category ${random.below(1000)}` } }
        : { method: 'GET' as const, path };
    return { request: serialize(call, { cookie, origin: ORIGIN, gzip: false }), isChange: kind === 4 };
  };
}

async function round(subject: Subject, next: ReturnType<typeof callsOf>): Promise<Round> {
  const callers = await Promise.all(Array.from({ length: CALLERS ?? 0 }, (_, n) => subject.caller(n)));
  const usedBefore = await subject.processorTime();
  const times: number[] = [];
  let changes = 0;
  const started = performance.now();
  const until = started + (SECONDS ?? 0) * 1000;
  const call = async (caller: (typeof callers)[number]) => {
    while (performance.now() < until) {
      const { request, isChange } = next();
      const sent = performance.now();
      const { status, raw } = await caller.send(request);
      if (status !== 200) throw new Error(`Answered ${status}: ${raw.toString('utf8').slice(0, 2000)}`);
      times.push(performance.now() - sent);
      if (isChange) changes += 1;
    }
  };
  await Promise.all(callers.map(call));
  const elapsed = performance.now() - started;
  return {
    times,
    changes,
    perSecond: times.length / (elapsed / 1000),
    processor: ((await subject.processorTime()) - usedBefore) / times.length,
  };
}

const p95 = ({ times }: Round) => percentileOf(times, 0.95);

function line(name: string, rounds: readonly Round[]): string {
  const all = rounds.flatMap(({ times }) => times);
  const figures = [
    `p50 ${percentileOf(all, 0.5).toFixed(0)} ms`,
    `p95 ${percentileOf(all, 0.95).toFixed(0)} ms`,
    `${median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)} calls/s`,
  ];
  return `${name.padEnd(16)}${[...figures, `${median(rounds.map(({ processor }) => processor)).toFixed(2)} ms of processor time a call`].map((text) => text.padEnd(16)).join('')}`;
}

function report(without: readonly Round[], withStreams: readonly Round[], streams: Streams, changes: number): void {
  console.log(`\n${CALLERS} callers, ${STREAMS} streams of one organization, ${ROUNDS} rounds of ${SECONDS} s\n`);
  console.log(line('without streams', without));
  console.log(line('with streams', withStreams));
  const growth = pairedRatio(withStreams.map(p95), without.map(p95));
  const costs = pairedRatio(
    withStreams.map(({ processor }) => processor),
    without.map(({ processor }) => processor),
  );
  console.log(`ratio           p95 ${growth.toFixed(2)}, processor time ${costs.toFixed(2)}`);
  console.log(
    `events          ${streams.events} of ${changes * (STREAMS ?? 0)} received, p50 ${percentileOf(streams.delays, 0.5).toFixed(0)} ms, p95 ${percentileOf(streams.delays, 0.95).toFixed(0)} ms after the change`,
  );
  const figure = percentileOf(
    withStreams.flatMap(({ times }) => times),
    0.95,
  );
  console.log(
    `\n${figure < GOAL ? 'met          ' : 'NOT MET  >>> '}p95 of a call under ${GOAL} ms with the streams: ${figure.toFixed(0)} ms`,
  );
}

const logs = await mkdtemp(join(tmpdir(), 'parapet-bench-logs-'));
const [database] = await embeddedDatabases(RISKS, 1);
if (database === undefined) throw new Error('A database is needed');
try {
  const subject = await startSubject(
    { kind: 'service', options: database.options, logLevel: 'info' },
    join(logs, 'service.log'),
    values.profile,
  );
  try {
    const next = callsOf(subject, new Random(1));
    const [without, withStreams]: [Round[], Round[]] = [[], []];
    const received: Streams = { events: 0, delays: [], close: async () => undefined };
    for (let n = 0; n <= (ROUNDS ?? 0); n += 1) {
      const alone = await round(subject, next);
      const streams = await openStreams(subject, STREAMS ?? 0);
      const together = await round(subject, next);
      await streams.close(together.changes);
      // The first round warms up.
      if (n === 0) continue;
      without.push(alone);
      withStreams.push(together);
      received.events += streams.events;
      received.delays.push(...streams.delays);
    }
    report(
      without,
      withStreams,
      received,
      withStreams.reduce((sum, { changes }) => sum + changes, 0),
    );
  } finally {
    await subject.stop();
  }
} finally {
  await database.remove();
  await rm(logs, { recursive: true, force: true });
}
