/** How many of the requests were carried out: a fuzz that gets no further than the first check would find nothing. */
import type { OperationId } from '@parapet/contracts';

/** Of all requests of an operation. The lowest share is about 15 %, of 300 requests that differ from run to run: here chance ends. */
const LEAST = 0.05;
/** Fewer requests say nothing about a share. */
const ENOUGH = 200;

/** Operations that nobody gets through without a secret that is given out once, or a signature. */
const NEVER: ReadonlySet<OperationId> = new Set<OperationId>(['acceptInvitation', 'backchannelLogout']);

export class Share {
  readonly #id: OperationId;
  #all = 0;
  #carriedOut = 0;

  constructor(id: OperationId) {
    this.#id = id;
  }

  note(status: number): void {
    this.#all += 1;
    // Sending somebody on is what some are for.
    if (status >= 400) return;
    this.#carriedOut += 1;
  }

  /** @returns a sentence when it were too few */
  faults(): string[] {
    const share = this.#carriedOut / this.#all;
    return this.#all >= ENOUGH && share < LEAST && !NEVER.has(this.#id) ? [`${this.#id} was carried out in ${(share * 100).toFixed(1)} % of the requests only`] : [];
  }
}
