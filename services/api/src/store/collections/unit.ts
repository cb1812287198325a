/** What a collection works on: an open transaction, or the engine, where each write is a transaction of its own. */
import type { Clock } from '../clock.ts';
import type { Deleted } from '../engine.ts';
import type { CollectionPlan, Engine, Session, SingleWrites } from '../engine.ts';
import { DuplicateError, RefusedQueryError, type AtEnd, type Ended, type Tx } from '../port.ts';

export interface Unit {
  /** For reads. */
  readonly session: Session;
  readonly clock: Clock;
  plan(name: string, system: boolean): CollectionPlan;
  write<R>(work: (session: Session) => Promise<R>): Promise<R>;
  /** Writes that need no transaction; null in a transaction, and for engines that have none. */
  readonly single: SingleWrites | null;
  /** Reports deleted documents; to be called once the {@link write} that deleted them has resolved. */
  deleted(what: Deleted): Promise<void>;
  /** Notes a change for the end of the transaction; absent where there is none. */
  ended?(atEnd: AtEnd, change: Ended): void;
}

/** What a unit needs of an engine. */
export type UnitEngine = Pick<Engine, 'plans' | 'reader' | 'atomically' | 'single'>;

function planOf(engine: UnitEngine, name: string, system: boolean): CollectionPlan {
  const plan = engine.plans.get(name);
  // The store's own collections are private, and an organization cannot reach system collections.
  if (!plan || plan.system !== system || name.startsWith('_'))
    throw new RefusedQueryError(`There is no collection ${JSON.stringify(name)}`);
  return plan;
}

/** Reads see what is committed; each write is a transaction of its own. @param deleted as in {@link Unit} */
export function freeUnit(engine: UnitEngine, deleted: Unit['deleted'], clock: Clock): Unit {
  return {
    session: engine.reader,
    clock,
    plan: (name, system) => planOf(engine, name, system),
    write: (work) => engine.atomically(work),
    single: engine.single ?? null,
    deleted,
  };
}

/** {@link freeUnit} for the collections of the store itself, which callers of the store cannot reach. */
export function ownUnit(engine: UnitEngine, clock: Clock): Unit {
  const plan = (name: string) => {
    const own = engine.plans.get(name);
    if (!own) throw new RefusedQueryError(`There is no collection ${JSON.stringify(name)}`);
    return own;
  };
  return { ...freeUnit(engine, async () => {}, clock), plan };
}

/** A transaction. After a duplicate key it always fails, as not every engine can continue after one. */
export interface TransactionUnit extends Unit {
  /** Calls what waits for the end of the transaction. @param txOf the transaction for an organization */
  end(txOf: (organizationId: string) => Tx): Promise<void>;
  /** To be called after that. @throws DuplicateError when there was one, even if the caller has caught it */
  settle(): void;
  /** What to report to listeners once the transaction is committed. */
  readonly deletions: readonly Deleted[];
}

export function transactionUnit(engine: Engine, session: Session, clock: Clock): TransactionUnit {
  let failed: DuplicateError | null = null;
  const deletions: Deleted[] = [];
  const changes = new Map<AtEnd, Ended[]>();
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
    single: null,
    deleted: async (what) => void deletions.push(what),
    deletions,
    ended(atEnd, change) {
      const earlier = changes.get(atEnd);
      if (earlier === undefined) changes.set(atEnd, [change]);
      else earlier.push(change);
    },
    end: async (txOf) => {
      for (const [atEnd, all] of changes)
        for (const [organizationId, some] of Map.groupBy(all, (change) => change.organizationId))
          await atEnd(some, txOf(organizationId));
    },
    settle: () => {
      if (failed) throw failed;
    },
  };
}
