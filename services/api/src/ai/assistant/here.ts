/** What a question may mean without saying it: the record of the page or of the answer before, or the question that it completes. */
import type { AiChatRequest } from '@parapet/contracts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Asked } from './answer.ts';
import { TEXTS } from './texts/texts.ts';

const ASKED_BACK = Object.values(TEXTS).flatMap(({ which }) => Object.values(which));
const RISK_LINK = /\/(?:risk-register\?risk=|risk-flow\/)([\w.:@-]+)/g;

/** The only risk that the last answer links to. */
function spokenOf(messages: AiChatRequest['messages']): string | null {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ids = new Set([...last.matchAll(RISK_LINK)].map(([, id = '']) => id));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

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
  const risk = about?.kind === 'risk' ? about.id : spokenOf(messages);
  try {
    if (about?.kind === 'asset') {
      const { id, name } = await ask('getAsset', { params: { id: about.id } });
      return { asset: { id, name } };
    }
    if (risk === null) return {};
    const { id, title } = await ask('getRisk', { params: { id: risk } });
    return { risk: { id, name: title } };
  } catch (error) {
    // The record is gone, or the role may not read it: then the question has to name one.
    if (error instanceof Problem && error.status < 500) return {};
    throw error;
  }
}
