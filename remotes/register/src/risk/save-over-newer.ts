import type { Risk, RiskUpdate } from '@parapet/contracts';
import { sameValue } from '@parapet/contracts/rules';
import { ApiError } from '@parapet/sdk';
import { changesToSend, draftOf, type RiskDraft } from './risk-edit-fields.ts';

/** The version that somebody else stored meanwhile, when that is why it failed. */
export function newerOf(error: unknown): Risk | undefined {
  // The cast is safe: the conflict of a risk has the risk as reading it answers.
  return error instanceof ApiError && error.status === 412 ? (error.conflict?.current as Risk | undefined) : undefined;
}

type Update = (input: { id: string; version: number; body: RiskUpdate }) => Promise<Risk>;

/**
 * Saves values of a risk, with their answers of the template: over newer versions as well, such as one with a new flow, as long as nobody else
 * changed these fields. @throws {ApiError}
 */
export async function saveOverNewer(update: Update, risk: Risk, values: RiskDraft): Promise<Risk> {
  try {
    const body = changesToSend(risk, { ...draftOf(risk), ...values }, values);
    return await update({ id: risk.id, version: risk.version, body });
  } catch (error) {
    const newer = newerOf(error);
    const isFree = (name: string) => sameValue(Reflect.get(newer ?? {}, name), Reflect.get(risk, name));
    if (newer === undefined || !Object.keys(values).every(isFree)) throw error;
    return saveOverNewer(update, newer, values);
  }
}
