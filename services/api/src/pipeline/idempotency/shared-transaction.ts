/** Lets a handler run inside a transaction that its caller has opened, so that more can be written with its change. */
import type { Actor, OrgDb, Store, Tx } from '../../store/port.ts';
import type { Caller } from '../call.ts';

interface Open {
  organizationId: string;
  tx: Tx;
}

export class SharedTransaction {
  /** By id of the request. */
  readonly #open = new Map<string, Open>();
  readonly #store: Store;
  /** The store for handlers: inside {@link run}, their reads and their transaction are part of the open transaction. */
  readonly store: Store;

  constructor(store: Store) {
    this.#store = store;
    const own: Pick<Store, 'org' | 'transaction'> = {
      org: (organizationId, actor): OrgDb => this.#openFor(organizationId, actor) ?? store.org(organizationId, actor),
      transaction: (organizationId, actor, work) => {
        const tx = this.#openFor(organizationId, actor);
        return tx === undefined ? store.transaction(organizationId, actor, work) : work(tx);
      },
    };
    // Everything else is inherited from the store, including members that are replaced in the store later.
    const shared: Store = Object.create(store);
    this.store = Object.assign(shared, own);
  }

  #openFor(organizationId: string, { request_id: requestId }: Actor): Tx | undefined {
    const open = requestId === undefined ? undefined : this.#open.get(requestId);
    return open?.organizationId === organizationId ? open.tx : undefined;
  }

  /**
   * Runs `work` in a transaction that the handler of this request joins. As in any transaction, `work` is repeated after a conflict.
   * @param requestId of the request that `work` handles
   */
  run<R>({ member, actor }: Caller, requestId: string, work: (tx: Tx) => Promise<R>): Promise<R> {
    return this.#store.transaction(member.organization_id, actor, (tx) => this.join(tx, requestId, () => work(tx)));
  }

  /** {@link run} in a transaction that is open already. */
  async join<R>(tx: Tx, requestId: string, work: () => Promise<R>): Promise<R> {
    this.#open.set(requestId, { organizationId: tx.organizationId, tx });
    try {
      return await work();
    } finally {
      this.#open.delete(requestId);
    }
  }
}
