/** Where a collection's work happens: in a transaction that is open, or each write in one of its own. */
import type { Clock } from '../clock.ts';
import type { Deleted, Deletions } from './deletions.ts';
import type { CollectionPlan, Engine, Session } from '../engine.ts';
import { DuplicateError, RefusedQueryError } from '../port.ts';

export interface Unit {
  /** What reads go through. */
  readonly session: Session;
  readonly clock: Clock;
  plan(name: string, system: boolean): CollectionPlan;
  write<R>(work: (session: Session) => Promise<R>): Promise<R>;
  /** To be called with what a {@link write} has deleted, when that is done. */
  deleted(what: Deleted): void;
}

function planOf(engine: Engine, name: string, system: boolean): CollectionPlan {
  const plan = engine.plans.get(name);
  // The store's own collections are out of reach, as are system collections asked for by an organisation.
  if (!plan || plan.system !== system || name.startsWith('_')) throw new RefusedQueryError(`There is no collection ${JSON.stringify(name)}`);
  return plan;
}

/** Reads see what is committed; every write is atomic for itself. */
export function freeUnit(engine: Engine, deletions: Deletions, clock: Clock): Unit {
  return {
    session: engine.reader,
    clock,
    plan: (name, system) => planOf(engine, name, system),
    write: (work) => engine.atomically(work),
    deleted: (what) => deletions.tell(what),
  };
}

/** Makes a duplicate key final: the databases differ in whether a transaction can go on after one, so none does. */
export interface TransactionUnit extends Unit {
  /** @throws DuplicateError that happened inside, even when it was caught there */
  settle(): void;
  /** To be told when the transaction is committed. */
  readonly deletions: readonly Deleted[];
}

export function transactionUnit(engine: Engine, session: Session, clock: Clock): TransactionUnit {
  let failed: DuplicateError | null = null;
  const deletions: Deleted[] = [];
  return {
    session,
    clock,
    plan: (name, system) => planOf(engine, name, system),
    write: async (work) => {
      try {
        return await work(session);
      } catch (error) {
        if (error instanceof DuplicateError) failed = error;
        throw error;
      }
    },
    deleted: (what) => void deletions.push(what),
    deletions,
    settle: () => {
      if (failed) throw failed;
    },
  };
}
