/** Default templates, those of GRC frameworks included, stay. */
import { canDeleteTemplate } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc } from '../../store/port.ts';
import { assertVersion } from '../state.ts';

/**
 * @param version that the caller knows; any when undefined
 * @throws Problem 409 for a default template, whatever its version; 412 when it is at another version
 */
export function assertDeletable(template: Doc & { is_default: boolean }, version: number | undefined): void {
  const decision = canDeleteTemplate(template);
  if (!decision.allowed) throw new Problem(409, 'default_template', decision.reason);
  assertVersion(template, version);
}
