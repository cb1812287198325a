/** Sends generated requests and reports answers that no request may get. */
import fc from 'fast-check';
import { operations, type OperationId } from '@parapet/contracts';
import { sourceIn } from '../access/cases.ts';
import { isGuarded } from '../access/expected/requirements.ts';
import { variantsOf, type Source } from '../access/sample.ts';
import { samples } from '../access/samples/samples.ts';
import { sendRequest, urlOf, type OperationRequest } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import { answerFaults } from './answer-faults.ts';
import { callersOf } from './callers.ts';
import { placeholderFilling } from './fill-placeholders.ts';
import { idsOf } from './ids.ts';
import { CALLER, type FuzzedRequest } from './placeholders.ts';
import { recordPoolFor, riskPlaceholder, type RecordPool } from './record-pool.ts';
import { requestsOf } from './requests.ts';
import { SuccessRate } from './success-rate.ts';

export interface FuzzOptions {
  seed: number;
  /** Requests for each operation. */
  runs: number;
}

const AT_ONCE = 4;
/** Valid requests made from each sample; some samples differ each time. */
const FROM_EACH_SAMPLE = 6;
/** Failures of one operation that are reported. */
const MOST_FAILURES = 5;

/** Valid requests, with placeholders so that they stay valid when they are sent again. */
async function validRequests(
  ours: World,
  id: OperationId,
  { place, placeholders }: RecordPool,
): Promise<OperationRequest[]> {
  if (!isGuarded(id)) return [];
  const source = (index: number): Source => ({
    ...sourceIn(ours, false),
    caller: CALLER,
    take: async (kind) =>
      place === null ? ours.id(kind) : (placeholders[index % placeholders.length] ?? ours.id(kind)),
    riskOf: async (flow) => (placeholders.includes(flow) ? riskPlaceholder(flow) : ours.id('risk')),
    // Every plan in the pool is a copy of a plan of this risk.
    riskOfPlan: async () => ours.id('risk'),
  });
  return Promise.all(
    variantsOf(samples[id]).flatMap((sample) =>
      Array.from({ length: FROM_EACH_SAMPLE }, async (_, index) => sample.request(source(index))),
    ),
  );
}

/** @returns one sentence for each answer that no request may get */
export async function fuzz(
  id: OperationId,
  ours: World,
  theirs: World,
  { seed, runs }: FuzzOptions,
): Promise<string[]> {
  const pool = await recordPoolFor(ours, id);
  const ids = (mixed: boolean) => idsOf(ours, theirs, id, { place: pool.place, ids: pool.placeholders }, mixed);
  const requests = fc.sample(
    requestsOf(id, { right: ids(false), mixed: ids(true), valid: await validRequests(ours, id, pool) }),
    { seed, numRuns: runs },
  );
  const fill = placeholderFilling(id, ours, pool);
  const callerOf = callersOf(ours, id, await ours.api.stranger(`${id.toLowerCase()}@stranger.example`));
  const failures: string[] = [];
  const successes = new SuccessRate(id);

  async function send(template: FuzzedRequest, index: number): Promise<void> {
    const caller = callerOf(index);
    const request = await fill(template, caller.userId ?? 'unknown');
    const described = `request ${index}: ${operations[id].method} ${urlOf(id, request)} ${JSON.stringify(request.headers)} ${(request.body ?? '').slice(0, 2000)}`;
    try {
      const answer = await sendRequest(ours.api, caller, id, request);
      successes.add(answer.status);
      if (answer.status < 300) pool.used(request, answer.text);
      for (const fault of answerFaults(id, request, answer, theirs))
        failures.push(`${id} ${fault} (${answer.status} ${answer.text.slice(0, 300)})\n  ${described}`);
    } catch (error) {
      failures.push(`${id} ${String(error)}\n  ${described}`);
    }
  }

  for (let at = 0; at < requests.length && failures.length < MOST_FAILURES; at += AT_ONCE) {
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request, index) => send(request, at + index)));
    await pool.replace();
  }
  return failures.length > 0 ? failures.slice(0, MOST_FAILURES) : successes.faults();
}
