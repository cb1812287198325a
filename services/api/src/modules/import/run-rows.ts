/** Creates records from rows, each like the operation that creates one record. */
import { type AuditedEntity, type FieldIssue, type OperationId } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, Filter, Store, Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { inputOf, linkedNames, type RowContext, type RowInput } from './row-input.ts';
import type { Row } from './files/table.ts';

export interface ImportKind {
  entity: AuditedEntity;
  /** The operation that creates one record, and the schema of its body. */
  operation: OperationId;
  schema: object;
  /** The field that names a record. */
  title: 'name' | 'title';
  /** The field whose entries are columns too. */
  map: 'attributes' | 'template_answers';
  templates: string;
  /** Matches what the caller sees. */
  visible: (caller: Caller) => Filter;
  /** Creates one record as the operation does, in a transaction. @param body that fits the schema @throws Problem */
  create: (tx: Tx, caller: Caller, body: RowInput['body']) => Promise<Doc>;
  /** Values of own fields that the product knows, besides those that templates offer. Other values are refused. */
  known?: Readonly<Record<string, readonly string[]>>;
  /** Records that rows may name although they do not exist yet. */
  missing?: {
    /** The field that links to such a record. */
    field: string;
    /** @returns the id of the record with this name, which is created if it does not exist. @throws Problem 400 for a name that no record can have */
    findOrCreate: (tx: Tx, name: string) => Promise<string>;
  };
}

/** What became of a row: the names of missing records that it created, or why it is wrong. */
export type Outcome =
  | { row: Row; id: string; missing: readonly string[] }
  | { row: Row; issues: readonly FieldIssue[] };

/** Rows of a transaction: few, so that no other writer waits for long. */
const BATCH = 20;

/** Rolls a transaction back, and carries what became of its rows. */
class Checked extends Error {
  override name = 'Checked';
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super('checked');
    this.outcomes = outcomes;
  }
}

export interface RunOptions {
  /** All writes are rolled back. */
  isCheck: boolean;
  /** Missing records are created with the rows that name them. */
  createMissing: boolean;
}

export function rowRunner(store: Store, kind: ImportKind) {
  /** Creates the missing records that a row names. @param made ids by name of the records created in this transaction; the new ones are added */
  async function createMissing(
    tx: Tx,
    row: Row,
    context: RowContext,
    made: Map<string, string>,
  ): Promise<{ names: string[]; issues: FieldIssue[] }> {
    const { missing } = kind;
    if (missing === undefined) return { names: [], issues: [] };
    const names = linkedNames(row, missing.field, context).filter((name) =>
      context.links.isMissing(missing.field, name),
    );
    const issues: FieldIssue[] = [];
    for (const name of names) {
      if (made.has(name)) continue;
      try {
        made.set(name, await missing.findOrCreate(tx, name));
      } catch (error) {
        issues.push(...issuesOf(error).map((issue) => ({ ...issue, path: `/${missing.field}` })));
      }
    }
    return { names, issues };
  }

  async function attempt(
    tx: Tx,
    caller: Caller,
    row: Row,
    context: RowContext,
    made: Map<string, string> | null,
  ): Promise<Outcome> {
    const created = made === null ? { names: [], issues: [] } : await createMissing(tx, row, context, made);
    const { body, issues: unknown } = inputOf(row, context, made);
    const issues = [
      ...created.issues,
      ...unknown.filter(({ path }) => !created.issues.some((issue) => issue.path === path)),
    ];
    try {
      validate(kind.operation, { params: {}, query: {}, headers: {}, body });
      if (issues.length > 0) return { row, issues };
      return { row, id: (await kind.create(tx, caller, body))._id, missing: created.names };
    } catch (error) {
      // A cell that names no record leaves its field empty. Only the wrong name is reported, not the empty field.
      return {
        row,
        issues: [...issues, ...issuesOf(error).filter(({ path }) => !issues.some((issue) => issue.path === path))],
      };
    }
  }

  return async (
    caller: Caller,
    rows: readonly Row[],
    context: RowContext,
    { isCheck, createMissing: isCreating }: RunOptions,
  ): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const made = new Map<string, string>();
      const work = async (tx: Tx) => {
        // The store may run this function again.
        made.clear();
        const done: Outcome[] = [];
        for (const row of batch) done.push(await attempt(tx, caller, row, context, isCreating ? made : null));
        if (isCheck) throw new Checked(done);
        return done;
      };
      const done = await changeAs(store, caller, work).catch((error: unknown) => {
        if (error instanceof Checked) return error.outcomes;
        throw error;
      });
      if (!isCheck && kind.missing !== undefined)
        for (const [name, id] of made) context.links.add(kind.missing.field, name, id);
      outcomes.push(...done);
      await yieldToOthers();
    }
    return outcomes;
  };
}

/** @throws `error` when the row is not its cause */
function issuesOf(error: unknown): readonly FieldIssue[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return error.errors ?? [{ path: '', keyword: 'rule', message: error.detail ?? error.code }];
}
