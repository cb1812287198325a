/** Rounds of one operation on one process. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Answer } from './connection.ts';
import type { Subject } from './subject.ts';

/** @returns the next request; null when there are none left */
export type Requests = () => Buffer | null;

export interface Round {
  /** Milliseconds of each request of a single caller, in the order they were made. */
  times: number[];
  /** Of many callers at once; NaN when there were no requests left. */
  perSecond: number;
  /** Processor time of the process per request (ms), many callers at once. */
  processor: number;
}

export interface RoundOptions {
  /** Of each half of the round. */
  seconds: number;
  connections: number;
  status: number;
  /** Requests at most in each half, where they are used up by being made. */
  most: number;
}

async function checked(answer: Promise<Answer>, status: number): Promise<void> {
  const { status: got, raw } = await answer;
  if (got !== status) throw new Error(`Answered ${got} instead of ${status}: ${raw.toString('utf8').slice(0, 2000)}`);
}

async function oneCaller(subject: Subject, requests: Requests, { seconds, status, most }: RoundOptions): Promise<number[]> {
  const caller = await subject.caller(0);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && times.length < most) {
    const request = requests();
    if (request === null) break;
    const started = performance.now();
    await checked(caller.send(request), status);
    times.push(performance.now() - started);
  }
  return times;
}

async function manyCallers(subject: Subject, requests: Requests, options: RoundOptions): Promise<Pick<Round, 'perSecond' | 'processor'>> {
  const callers = await Promise.all(Array.from({ length: options.connections }, (_, n) => subject.caller(n)));
  const usedBefore = await subject.used();
  const started = performance.now();
  const until = started + options.seconds * 1000;
  let made = 0;
  const call = async (caller: (typeof callers)[number]) => {
    while (performance.now() < until && made < options.most) {
      const request = requests();
      if (request === null) return;
      made += 1;
      await checked(caller.send(request), options.status);
    }
  };
  await Promise.all(callers.map(call));
  const elapsed = performance.now() - started;
  const used = (await subject.used()) - usedBefore;
  return { perSecond: made === 0 ? Number.NaN : made / (elapsed / 1000), processor: used / made };
}

export async function round(subject: Subject, requests: Requests, options: RoundOptions): Promise<Round> {
  const times = await oneCaller(subject, requests, options);
  // Whatever the process still has to do for the last request is not counted to the next.
  await turn();
  return { times, ...(await manyCallers(subject, requests, options)) };
}
