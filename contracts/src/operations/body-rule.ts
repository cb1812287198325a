import type { Access, BodyRule } from './common.ts';
import { operations, type OperationId } from './index.ts';

/** What is special about the body of an operation; undefined when nothing is: see {@link BodyRule}. */
export function bodyRuleOf(id: OperationId): BodyRule | undefined {
  const { body }: { access: Access; body?: BodyRule } = operations[id].config;
  return body;
}

/** Whether an operation takes nothing in its body: neither JSON nor a form. */
export function takesNoBody(id: OperationId): boolean {
  return !('body' in operations[id].schema) && bodyRuleOf(id) === undefined;
}
