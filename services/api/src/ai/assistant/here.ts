/** What a question may mean without saying it: the record of the page or of the answer before, or the question that it completes. */
import type { AiChatRequest } from '@parapet/contracts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Asked } from './question.ts';
import { TEXTS } from './texts/texts.ts';

const ASKED_BACK = Object.values(TEXTS).flatMap(({ which }) => Object.values(which));
const RISK_LINK = /\/(?:risk-register\?risk=|risk-flow\/)([\w.:@-]+)/g;

/** The question that the assistant could not answer without asking back, to which the last message says the rest. */
export function questionBefore({ messages }: AiChatRequest): string | undefined {
  const answer = messages.at(-2);
  if (answer?.role !== 'assistant' || !ASKED_BACK.some((text) => answer.content.startsWith(text))) return undefined;
  return messages.slice(0, -2).findLast(({ role }) => role === 'user')?.content;
}

export async function recordHere(
  { about, messages }: AiChatRequest,
  ask: OperationCaller,
): Promise<NonNullable<Asked['here']>> {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const spokenOf = new Set([...last.matchAll(RISK_LINK)].map(([, id]) => id));
  const [only] = spokenOf.size === 1 ? spokenOf : [];
  const risk = about?.kind === 'risk' ? about.id : only;
  try {
    if (about?.kind === 'asset') {
      const { id, name } = await ask('getAsset', { params: { id: about.id } });
      return { asset: { id, name } };
    }
    if (risk === undefined) return {};
    const { id, title: name } = await ask('getRisk', { params: { id: risk } });
    return { risk: { id, name } };
  } catch (error) {
    // The record is gone, or the role may not read it: then the question has to name one.
    if (error instanceof Problem && error.status < 500) return {};
    throw error;
  }
}
