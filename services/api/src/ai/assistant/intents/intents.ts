/** Every kind of question that the assistant answers. */
import type { Intent } from '../intent.ts';
import { adviceIntents } from './advice.ts';
import { inventoryIntents } from './inventory.ts';
import { oneRiskIntents } from './one-risk.ts';
import { progressIntents } from './progress.ts';
import { riskListIntents } from './risk-lists.ts';
import { workIntents } from './work.ts';

const all = {
  ...riskListIntents,
  ...oneRiskIntents,
  ...workIntents,
  ...progressIntents,
  ...inventoryIntents,
  ...adviceIntents,
};

export type IntentId = keyof typeof all;
export const INTENTS: Readonly<Record<IntentId, Intent>> = all;

export const isIntent = (name: string): name is IntentId => Object.hasOwn(all, name);
