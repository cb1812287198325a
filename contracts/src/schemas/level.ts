import type { Static } from 'typebox';
import { named, oneOf } from './base.ts';

/** The risk level of a scenario and the priority of a plan. */
export const LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export const Level = named('Level', oneOf(LEVELS));
export type Level = Static<typeof Level>;
