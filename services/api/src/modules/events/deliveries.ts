/**
 * Sends events to many streams in batches. Each write to a connection costs the same, however many events it has, so the time between two
 * batches grows with the number of streams, and the total cost stays the same. The first event after a pause is sent at once.
 */
import type { Store } from '../../store/port.ts';
import { EventTexts } from './event-texts.ts';

/** Time between two batches (ms) for each stream in the first of them. */
const MS_PER_STREAM = 0.5;
/** Minimum time between two batches (ms). */
const SHORTEST = 20;

/** A stream with events to send. */
export interface Recipient {
  /** Must not throw. */
  deliver(texts: EventTexts): void;
}

export class Deliveries {
  readonly #store: Store;
  #due = new Set<Recipient>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next batch may be sent (ms since 1970). */
  #next = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Schedules a call of the recipient's `deliver` with the next batch. */
  add(recipient: Recipient): void {
    this.#due.add(recipient);
    this.#timer ??= setTimeout(() => this.#deliver(), Math.max(0, this.#next - Date.now()));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#due.clear();
  }

  #deliver(): void {
    const due = this.#due;
    this.#due = new Set();
    this.#timer = undefined;
    this.#next = Date.now() + Math.max(SHORTEST, due.size * MS_PER_STREAM);
    const texts = new EventTexts(this.#store);
    for (const recipient of due) recipient.deliver(texts);
  }
}
