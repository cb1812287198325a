/**
 * For operations that do more than one transaction, e.g. send a mail: the key is claimed before and the answer stored afterwards. When the
 * process dies in between, the claim lapses. A repetition then does the operation again, without changing again what is done already.
 * Only the repetition of an import is refused.
 */
import type { OperationId } from '@parapet/contracts';
import type { Store, SystemCollection } from '../../store/port.ts';
import type { Call } from '../call.ts';
import type { Route } from '../pipeline.ts';
import { Problem, tryAgain } from '../problem.ts';
import type { RequestIdentity } from './request-identity.ts';
import {
  ANSWERS,
  answerDoc,
  assertSame,
  expiry,
  replyFrom,
  textReply,
  type AnswerDoc,
  type TextReply,
} from './stored-answer.ts';

/** Longer than any request takes (ms). */
const PATIENCE = 5 * 60_000;

const isRepeatable = (operation: OperationId) => !operation.startsWith('import');

const inProgress = () =>
  tryAgain(2, 409, 'request_in_progress', 'The same request is still being processed. Try again in a moment.');
const interrupted = () =>
  new Problem(
    409,
    'request_interrupted',
    'An earlier request with this Idempotency-Key was interrupted and may have been carried out in part. Check what was saved, then use a new key.',
  );

type Answers = SystemCollection<AnswerDoc>;

export function claimedAnswer(store: Store) {
  const answers: Answers = store.system<AnswerDoc>(ANSWERS);
  return async (route: Route, call: Call, identity: RequestIdentity): Promise<unknown> => {
    const working_until = new Date(Date.now() + PATIENCE).toISOString();
    const known = await claim(answers, identity, working_until, isRepeatable(route.id));
    if (known?.answer !== undefined) return replyFrom(known.answer, identity);
    const result = await route.run(call).catch(async (error: unknown) => {
      await giveUp(answers, route.id, { _id: identity.id, working_until }, error).catch((err: unknown) =>
        call.log.error({ err }, 'an idempotency key could not be released'),
      );
      throw error;
    });
    const reply = textReply(route.id, result);
    // The change is made: an error while its answer is stored must not look like a failure of the change.
    await settle(answers, route.id, identity, { reply, working_until }).catch((err: unknown) =>
      call.log.error({ err }, 'an answer could not be stored for repetitions'),
    );
    return reply ?? result;
  };
}

/**
 * @returns the stored answer; null when the request is to be worked on
 * @throws Problem 409 for the key of another request, of one in progress, and of one that must not be repeated
 */
async function claim(
  answers: Answers,
  identity: RequestIdentity,
  working_until: string,
  mayRepeat: boolean,
): Promise<AnswerDoc | null> {
  if (await answers.insertIfAbsent({ _id: identity.id, hash: identity.hash, working_until, expires_at: expiry() }))
    return null;
  const known = await answers.get(identity.id);
  // The claim was released in the meantime.
  if (known === null) throw inProgress();
  assertSame(known, identity);
  if (known.answer !== undefined) return known;
  if (known.interrupted === true) throw interrupted();
  const { working_until: until = '' } = known;
  if (until > new Date().toISOString()) throw inProgress();
  if (!mayRepeat) throw interrupted();
  if ((await answers.updateOne({ _id: identity.id, working_until: until }, { $set: { working_until } })) === null)
    throw inProgress();
  return null;
}

/** After a refusal nothing was changed, and the same request may succeed later. */
async function giveUp(
  answers: Answers,
  operation: OperationId,
  mine: Pick<AnswerDoc, '_id' | 'working_until'>,
  error: unknown,
): Promise<void> {
  const isRefusal = error instanceof Problem && error.status < 500;
  if (isRefusal || isRepeatable(operation)) await answers.delete({ ...mine });
  else await answers.updateOne({ ...mine }, { $set: { interrupted: true } });
}

/** After the claim has lapsed a repetition may have taken over: then its answer stands. */
async function settle(
  answers: Answers,
  operation: OperationId,
  identity: RequestIdentity,
  { reply, working_until }: { reply: TextReply | null; working_until: string },
): Promise<void> {
  const mine = { _id: identity.id, working_until };
  if (reply === null) return void (await answers.delete(mine));
  const doc = await answerDoc(operation, identity, reply);
  const { answer, expires_at } = doc;
  if ((await answers.updateOne(mine, { $set: { answer, expires_at }, $unset: { working_until: '' } })) === null)
    await answers.insertIfAbsent(doc);
}
