/** Measures one operation on one process. */
import { yieldToOthers } from '../../src/platform/timers.ts';
import type { Answer } from './subject/connection.ts';
import type { Subject } from './subject/subject.ts';

/** @returns the next request; null when there are none left */
export type Requests = () => Buffer | null;

export interface Round {
  /** Durations of the requests of a single caller (ms), in the order of the requests. */
  times: number[];
  /** Requests per second of many callers at once; NaN when no requests were left. */
  perSecond: number;
  /** Processor time per request of many callers at once (ms). */
  processor: number;
}

export interface RoundOptions {
  /** Duration of each half of the round. */
  seconds: number;
  connections: number;
  status: number;
  /** Maximum number of requests in each half, for those that can be made only once. */
  maxRequests: number;
}

async function checked(answer: Promise<Answer>, status: number): Promise<void> {
  const { status: got, raw } = await answer;
  if (got !== status) throw new Error(`Answered ${got} instead of ${status}: ${raw.toString('utf8').slice(0, 2000)}`);
}

async function oneCaller(
  subject: Subject,
  requests: Requests,
  { seconds, status, maxRequests }: RoundOptions,
): Promise<number[]> {
  const caller = await subject.caller(0);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && times.length < maxRequests) {
    const request = requests();
    if (request === null) break;
    const started = performance.now();
    await checked(caller.send(request), status);
    times.push(performance.now() - started);
  }
  return times;
}

async function manyCallers(
  subject: Subject,
  requests: Requests,
  options: RoundOptions,
): Promise<Pick<Round, 'perSecond' | 'processor'>> {
  const callers = await Promise.all(Array.from({ length: options.connections }, (_, n) => subject.caller(n)));
  const usedBefore = await subject.processorTime();
  const started = performance.now();
  const until = started + options.seconds * 1000;
  let made = 0;
  const call = async (caller: (typeof callers)[number]) => {
    while (performance.now() < until && made < options.maxRequests) {
      const request = requests();
      if (request === null) return;
      made += 1;
      await checked(caller.send(request), options.status);
    }
  };
  await Promise.all(callers.map(call));
  const elapsed = performance.now() - started;
  const used = (await subject.processorTime()) - usedBefore;
  return { perSecond: made === 0 ? Number.NaN : made / (elapsed / 1000), processor: used / made };
}

export async function round(subject: Subject, requests: Requests, options: RoundOptions): Promise<Round> {
  const times = await oneCaller(subject, requests, options);
  // Lets the process finish work after its last answer.
  await yieldToOthers();
  return { times, ...(await manyCallers(subject, requests, options)) };
}
