/** Creates records from rows, each like the operation that creates one record. */
import type { AuditedEntity, FieldIssue, KindsWith, OperationId } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import type { Doc, Filter, Store, Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { inputOf, linkedNames, type RowContext, type RowInput } from './row-input.ts';
import type { Row } from './files/table.ts';

/** Deletes a record as the operation does. @throws Problem 404, or 412 when its version is another one */
export type Remove = (caller: Caller, id: string, version: number | undefined) => Promise<unknown>;

export interface ImportKind {
  entity: KindsWith<'import'>;
  /** The operation that creates one record, and the schema of its body. */
  operation: OperationId;
  /** The operation that creates them from a file. */
  importOperation: OperationId;
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
  remove: Remove;
  /** Values of own fields that the product knows, besides those that templates offer. Other values are refused. */
  known?: Readonly<Record<string, readonly string[]>>;
  /** Records that rows may name although they do not exist yet. */
  missing?: {
    /** The field that links to such a record. */
    field: string;
    /** @returns the id of the record with this name, which is created if it does not exist. @throws Problem 400 for a name that no record can have */
    findOrCreate: (tx: Tx, name: string) => Promise<string>;
    /** Their collection. */
    entity: AuditedEntity;
    remove: Remove;
  };
}

/** What became of a row: the names of missing records that it created, or why it is wrong. */
export type Outcome =
  | { row: Row; id: string; missing: readonly string[] }
  | { row: Row; issues: readonly FieldIssue[] };

/** Rows of a transaction: few, so that no other writer waits for long. */
export const ROWS_OF_TRANSACTION = 20;

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
  caller: Caller;
  context: RowContext;
  /** Missing records are created with the rows that name them. */
  createMissing: boolean;
}

export interface Written {
  outcomes: Outcome[];
  made: ReadonlyMap<string, string>;
}

export function rowRunner(kind: ImportKind) {
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

  /** @param made ids by name of the missing records that this transaction creates */
  async function attemptAll(
    tx: Tx,
    rows: readonly Row[],
    { caller, context, createMissing: isCreating }: RunOptions,
    made: Map<string, string>,
  ): Promise<Outcome[]> {
    // The store may run this function again.
    made.clear();
    const done: Outcome[] = [];
    for (const row of rows) done.push(await attempt(tx, caller, row, context, isCreating ? made : null));
    return done;
  }

  return {
    /** Creates the records, and rolls that back. @param rows of one transaction */
    async check(store: Store, rows: readonly Row[], options: RunOptions): Promise<Outcome[]> {
      try {
        return await changeAs(store, options.caller, async (tx): Promise<Outcome[]> => {
          throw new Checked(await attemptAll(tx, rows, options, new Map()));
        });
      } catch (error) {
        if (error instanceof Checked) return error.outcomes;
        throw error;
      }
    },

    /** Creates the records. @param rows of one transaction @returns also the ids by name of the missing records that it creates */
    async write(tx: Tx, rows: readonly Row[], options: RunOptions): Promise<Written> {
      const made = new Map<string, string>();
      return { outcomes: await attemptAll(tx, rows, options, made), made };
    },

    /** To be called once a transaction is committed: later rows then find what it has created. */
    learn({ made }: Written, { links }: RowContext): void {
      if (kind.missing !== undefined) for (const [name, id] of made) links.add(kind.missing.field, name, id);
    },
  };
}

/** @throws `error` when the row is not its cause */
function issuesOf(error: unknown): readonly FieldIssue[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return error.errors ?? [{ path: '', keyword: 'rule', message: error.detail ?? error.code }];
}
