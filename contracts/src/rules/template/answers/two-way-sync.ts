/** The two-way sync of answers with fields of the risk: whichever is changed, the other follows. */
import { RISK_SEVERITIES, RISK_STATUSES } from '../../../schemas/risk/risk-values.ts';
import type { Answers } from './template-answers.ts';

/** Fields of a risk with which answers are synchronized. */
export const SYNCED_FIELDS = ['severity', 'impact_level', 'probability', 'category', 'status'] as const;
export type SyncedField = (typeof SYNCED_FIELDS)[number];

/** The field of the risk with which an answer is synchronized; null for other answers. The field is shown in place of the answer. */
export function syncedField(key: string): SyncedField | null {
  return SYNCED_FIELDS.find((field) => key.includes(field)) ?? null;
}

/** A copy of the answers, in which the synchronized ones have the current values of the risk. */
export function answersWithFields(
  answers: Answers,
  fields: Readonly<Partial<Record<SyncedField, unknown>>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const field = syncedField(key);
      return [key, field !== null && fields[field] !== undefined ? fields[field] : answer];
    }),
  );
}

const SETTABLE: Readonly<Record<SyncedField, (value: unknown) => unknown>> = {
  severity: (value) => RISK_SEVERITIES.find((severity) => severity === String(value).toLowerCase()),
  impact_level: level,
  probability: level,
  category: (value) => (typeof value === 'string' ? value : undefined),
  status: (value) => RISK_STATUSES.find((status) => status === String(value).toLowerCase() && status !== 'archived'),
};

function level(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 5 ? number : undefined;
}

/** The field of the risk that an answer sets; none when it is not synchronized or not valid for the field. */
export function fieldsFromAnswer(key: string, value: unknown): Partial<Record<SyncedField, unknown>> {
  const field = syncedField(key);
  if (field === null) return {};
  const set = SETTABLE[field](value);
  return set === undefined ? {} : { [field]: set };
}
