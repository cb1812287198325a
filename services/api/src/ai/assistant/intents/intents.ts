/** Every kind of question that the assistant answers. */
import type { Intent } from '../question.ts';
import type { IntentId } from '../texts/types.ts';
import { adviceIntents } from './advice.ts';
import { listIntents } from './lists.ts';
import { oneRecordIntents } from './one-record.ts';
import { stateIntents } from './state.ts';

export const INTENTS: Readonly<Record<IntentId, Intent>> = {
  ...listIntents,
  ...oneRecordIntents,
  ...stateIntents,
  ...adviceIntents,
};
