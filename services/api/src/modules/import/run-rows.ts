/** Creates and changes records from rows, each like the operation that creates, or changes, one record. */
import {
  RECORD_KINDS,
  type AuditedEntity,
  type FieldIssue,
  type KindsWith,
  type LeftOutReason,
} from '@parapet/contracts';
import { recordTitle } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import type { Doc, Filter, OrgDb, Store, Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { linkNames } from '../export/link-names.ts';
import { cellChanges, patchOf, type CellChange } from './row-changes.ts';
import type { StoredValues } from './risk-words-in-files.ts';
import { inputOf, linkedNames, type RowContext, type RowInput } from './row-input.ts';
import type { Row } from './files/table.ts';

/** Deletes a record as the operation does. @throws Problem 404, or 412 when its version is another one */
export type Remove = (caller: Caller, id: string, version: number | undefined) => Promise<unknown>;

export interface ImportKind {
  entity: KindsWith<'import'>;
  /** Of the body that creates one record. */
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
  /** Changes one record as the operation does, in a transaction. @param patch that fits the schema @throws Problem */
  change: (tx: Tx, caller: Caller, id: string, patch: object, version: number) => Promise<Doc>;
  /** Makes a stored record what the contract has. */
  read?: (record: Doc) => Doc;
  remove: Remove;
  /** Values of own fields that the product knows, besides those that templates offer. Other values are refused. */
  known?: Readonly<Record<string, readonly string[]>>;
  /** What cells say in words of the product, by own field: the stored value of a folded word. */
  said?: (db: OrgDb) => Promise<ReadonlyMap<string, StoredValues>>;
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

/** The id of the record that a row is for, or why the row is left out. A row that creates a record has no match. */
export type Match = { id: string } | { leftOut: LeftOutReason };

/** What a row changes of its record. */
interface Changed {
  /** Of the record, before the change. */
  name: string;
  cells: readonly CellChange[];
}

/**
 * What became of a row: the record that it created or changed, with the names of missing records that it created; or that it is equal to its
 * record, why it was left out, or why it is wrong.
 */
export type Outcome =
  | { row: Row; id: string; missing: readonly string[]; changed: Changed | null }
  | { row: Row; unchanged: true }
  | { row: Row; leftOut: LeftOutReason }
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
  /** The records that rows are for; rows without one create a record. */
  matches?: ReadonlyMap<Row, Match> | undefined;
  /** Records that were changed after this time are left as they are. */
  unchangedSince?: string | undefined;
}

export interface Written {
  outcomes: Outcome[];
  made: ReadonlyMap<string, string>;
}

/** The operations that create one record, change one, and create them from a file. */
export function operationsOf({ entity }: Pick<ImportKind, 'entity'>) {
  const { type, types } = RECORD_KINDS[entity];
  return { create: `create${type}`, update: `update${type}`, import: `import${types}` } as const;
}

export function rowRunner(kind: ImportKind) {
  const operations = operationsOf(kind);

  /** Creates the missing records that a row names. @param made ids by name of the records created in this transaction; the new ones are added. Null where rows may not create any */
  async function createMissing(
    tx: Tx,
    row: Row,
    context: RowContext,
    made: Map<string, string> | null,
  ): Promise<{ names: string[]; issues: FieldIssue[] }> {
    const { missing } = kind;
    if (missing === undefined || made === null) return { names: [], issues: [] };
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
    row: Row,
    { caller, context }: RunOptions,
    made: Map<string, string> | null,
  ): Promise<Outcome> {
    const created = await createMissing(tx, row, context, made);
    const { body, issues: unknown } = inputOf(row, context, made);
    const issues = allIssues(created.issues, unknown);
    try {
      validate(operations.create, { params: {}, query: {}, headers: {}, body });
      if (issues.length > 0) return { row, issues };
      return { row, id: (await kind.create(tx, caller, body))._id, missing: created.names, changed: null };
    } catch (error) {
      return { row, issues: withIssuesOf(error, issues) };
    }
  }

  /** Changes the record that the row is for. */
  async function attemptChange(
    tx: Tx,
    row: Row,
    id: string,
    { caller, context, unchangedSince }: RunOptions,
    made: Map<string, string> | null,
  ): Promise<Outcome> {
    const read = kind.read ?? ((record: Doc) => record);
    const stored = await tx.collection<Doc>(kind.entity).findOne({ $and: [kind.visible(caller), { _id: id }] });
    if (stored === null) return { row, leftOut: 'not_found' };
    if (unchangedSince !== undefined && Date.parse(stored.updated_at) > Date.parse(unchangedSince))
      return { row, leftOut: 'changed' };
    const before = read(stored);
    const names = linkNames(tx, tx, kind.entity, caller);
    await names.learn([before]);
    const created = await createMissing(tx, row, context, made);
    const { patch, issues: unknown } = patchOf(row, before, context, names, made);
    const issues = allIssues(created.issues, unknown);
    if (issues.length === 0 && Object.keys(patch).length === 0) return { row, unchanged: true };
    try {
      if (Object.keys(patch).length > 0)
        validate(operations.update, { params: { id }, query: {}, headers: {}, body: patch });
      if (issues.length > 0) return { row, issues };
      const after = read(await kind.change(tx, caller, id, patch, stored.version));
      await names.learn([after]);
      const cells = cellChanges(before, after, context, names);
      if (cells.length === 0) return { row, unchanged: true };
      return { row, id, missing: created.names, changed: { name: recordTitle(before) ?? id, cells } };
    } catch (error) {
      return { row, issues: withIssuesOf(error, issues) };
    }
  }

  /** @param made ids by name of the missing records that this transaction creates */
  async function attemptAll(
    tx: Tx,
    rows: readonly Row[],
    options: RunOptions,
    made: Map<string, string>,
  ): Promise<Outcome[]> {
    // The store may run this function again.
    made.clear();
    const done: Outcome[] = [];
    const missing = options.createMissing ? made : null;
    for (const row of rows) {
      const match = options.matches?.get(row);
      if (match === undefined) done.push(await attempt(tx, row, options, missing));
      else if ('leftOut' in match) done.push({ row, leftOut: match.leftOut });
      else done.push(await attemptChange(tx, row, match.id, options, missing));
    }
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

/** The first issues, and those of other fields. */
const allIssues = (first: readonly FieldIssue[], others: readonly FieldIssue[]): FieldIssue[] => [
  ...first,
  ...others.filter(({ path }) => !first.some((issue) => issue.path === path)),
];

/** A cell that names no record leaves its field empty. Only the wrong name is reported, not the empty field. */
const withIssuesOf = (error: unknown, issues: readonly FieldIssue[]) => allIssues(issues, issuesOf(error));

/** @throws `error` when the row is not its cause */
function issuesOf(error: unknown): readonly FieldIssue[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return error.errors ?? [{ path: '', keyword: 'rule', message: error.detail ?? error.code }];
}
