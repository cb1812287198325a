import type { Static } from 'typebox';
import { named, oneOf } from './base.ts';

/** How bad a scenario is, how urgent a plan is. */
export const LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export const Level = named('Level', oneOf(LEVELS));
export type Level = Static<typeof Level>;
