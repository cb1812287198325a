import { canDeleteTemplate } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc } from '../../store/port.ts';

/** @throws Problem 409 for a default template, also when the version differs */
export function assertDeletable(template: Doc & { is_default: boolean }): void {
  const decision = canDeleteTemplate(template);
  if (!decision.allowed) throw new Problem(409, 'default_template', decision.reason);
}
