/** A tool for a task, which language models and agents call instead of operations. It calls operations as the person who asks. */
import type { OperationId } from '@parapet/contracts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import type { Arguments, InputSchema } from './input-schema.ts';

export type Result = Readonly<Record<string, unknown>>;

/** On whose behalf a tool is called. */
export interface Asking {
  ask: OperationCaller;
  organizationId: string;
}

export interface Tool {
  name: string;
  /** For people, e.g. in the list of an agent's tools. */
  title: string;
  description: string;
  input: InputSchema;
  /** Records in the result have the `path` of their page. */
  run: (given: Arguments, asking: Asking) => Promise<Result>;
  /** The operation that changes something; null for tools that only read. */
  change: OperationId | null;
  /** Whether it replaces what was there. */
  replaces: boolean;
}
