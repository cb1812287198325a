/** A question to an assistant, and what it may mean without saying it: the record of the page or of the answer before. */
import type { AiChatRequest, Language } from '@parapet/contracts';
import type { MemberDoc } from '../collections.ts';
import type { OperationCaller } from '../pipeline/operation-caller.ts';
import { Problem } from '../pipeline/problem.ts';

/** A record that a question names. */
export interface Named {
  id: string;
  name: string;
}

/** The record that the page shows, or that was spoken of last. */
export type Here = Partial<Record<'risk' | 'asset', Named>>;

export interface Asked {
  /** As it was asked. */
  asked: string;
  /** Calls operations as the person who asks. */
  ask: OperationCaller;
  organizationId: string;
  member: MemberDoc;
  /** The person's day, e.g. `2026-03-01`. */
  today: string;
  /** Their time zone, e.g. `Europe/Berlin`. */
  timeZone: string;
  /** Language of the person; the answer is in that of the question. */
  preferred: Language;
  here?: Here;
  /** A question that the assistant asked back about: what is asked now may be the rest of it. */
  before?: string | undefined;
}

const RISK_LINK = /\/(?:risk-register\?risk=|risk-flow\/)([\w.:@-]+)/g;

export async function recordHere({ about, messages }: AiChatRequest, ask: OperationCaller): Promise<Here> {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const spokenOf = new Set([...last.matchAll(RISK_LINK)].map(([, one]) => one));
  const [only] = spokenOf.size === 1 ? spokenOf : [];
  const id = about?.id ?? only;
  if (id === undefined) return {};
  try {
    if (about?.kind === 'asset') return { asset: { id, name: (await ask('getAsset', { params: { id } })).name } };
    return { risk: { id, name: (await ask('getRisk', { params: { id } })).title } };
  } catch (error) {
    // The record is gone, or the role may not read it: then the question has to name one.
    if (error instanceof Problem && error.status < 500) return {};
    throw error;
  }
}
