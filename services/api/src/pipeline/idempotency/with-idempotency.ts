/** Does a POST once, however often it is sent with the same `Idempotency-Key`. */
import { operations, type OperationId } from '@parapet/contracts';
import type { Store } from '../../store/port.ts';
import { isBackground } from '../access.ts';
import type { Call } from '../call.ts';
import type { Route } from '../pipeline.ts';
import { claimedAnswer } from './claimed-answer.ts';
import { identityOf, type RequestIdentity } from './request-identity.ts';
import type { SharedTransaction } from './shared-transaction.ts';
import {
  ANSWERS,
  answerDoc,
  assertSame,
  replyFrom,
  textReply,
  type AnswerDoc,
  type TextReply,
} from './stored-answer.ts';

/**
 * Operations whose handler is one transaction and nothing else: their answer is stored in it, so that there is never a change without its
 * answer. The others are claimed first (`claimed-answer.ts`).
 */
export const IN_ONE_TRANSACTION: ReadonlySet<OperationId> = new Set([
  'addSampleData',
  'createRisk',
  'createRiskWithFlow',
  'addRiskNote',
  'createRiskTable',
  'createRiskTableFromTemplate',
  'createSharedView',
  'createRiskFlow',
  'createTreatmentPlan',
  'createTask',
  'createGrcTemplate',
  'createAsset',
  'createAssetTemplate',
  'createProperty',
  'createPropertyTemplate',
  'createRiskScenario',
  'createRiskScenarioTemplate',
]);

/** @param shared whose store the handlers were given */
export function withIdempotency(routes: readonly Route[], store: Store, shared: SharedTransaction): Route[] {
  return routes.map((route) => {
    // Background requests need no key: pages repeat them anyway, and sending one twice does no harm.
    if (operations[route.id].method !== 'POST' || isBackground(route.id)) return route;
    const answer = IN_ONE_TRANSACTION.has(route.id) ? answerInTransaction(shared) : claimedAnswer(store);
    return {
      ...route,
      run: (call) => {
        const identity = identityOf(route.id, call);
        return identity === null ? route.run(call) : answer(route, call, identity);
      },
    };
  });
}

function answerInTransaction(shared: SharedTransaction) {
  return (route: Route, call: Call, identity: RequestIdentity): Promise<TextReply> =>
    shared.run(call.caller, call.requestId, async (tx) => {
      const answers = tx.system<AnswerDoc>(ANSWERS);
      const known = await answers.get(identity.id);
      if (known?.answer !== undefined) {
        assertSame(known, identity);
        return replyFrom(known.answer, identity);
      }
      const reply = textReply(route.id, await route.run(call));
      if (reply === null) throw new Error(`${route.id} answers with a stream`);
      await answers.put(await answerDoc(route.id, identity, reply));
      return reply;
    });
}
