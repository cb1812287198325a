import { tryAgain, type Problem } from '../pipeline/problem.ts';
import type { Store, SystemDoc } from '../store/port.ts';

const MINUTE = 60_000;

interface Limit {
  /** System collection of the counters, and the counter. */
  counters: string;
  id: string;
  /** Calls within a minute. */
  most: number;
  /** @param seconds until another call is taken */
  refusal: (seconds: number) => Pick<Problem, 'code'> & { detail: string };
}

/** Counts a call, over all processes. @throws Problem 429 when there were too many */
export async function assertPerMinute(store: Store, { counters, id, most, refusal }: Limit): Promise<void> {
  const { count, resetAt } = await store.system<SystemDoc>(counters).add(id, 1, MINUTE);
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
  const { code, detail } = refusal(seconds);
  throw tryAgain(seconds, 429, code, detail);
}
