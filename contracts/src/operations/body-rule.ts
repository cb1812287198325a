import type { BodyRule, OperationConfig } from './common.ts';
import { operations, type OperationId } from './index.ts';

/** The {@link BodyRule} of an operation; undefined when its body is not special. */
export function bodyRuleOf(id: OperationId): BodyRule | undefined {
  const { body }: OperationConfig = operations[id].config;
  return body;
}

/** Whether an operation takes no body, neither JSON, nor a form, nor a file. */
export function takesNoBody(id: OperationId): boolean {
  return !('body' in operations[id].schema) && bodyRuleOf(id) === undefined;
}
