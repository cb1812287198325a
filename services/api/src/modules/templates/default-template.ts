import { canDeleteTemplate } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc } from '../../store/port.ts';
import { assertVersion } from '../state.ts';

/**
 * @param version that the caller deletes; undefined for any
 * @throws Problem 409 for a default template, also when the version differs; 412 when the version differs
 */
export function assertDeletable(template: Doc & { is_default: boolean }, version: number | undefined): void {
  const decision = canDeleteTemplate(template);
  if (!decision.allowed) throw new Problem(409, 'default_template', decision.reason);
  assertVersion(template, version);
}
