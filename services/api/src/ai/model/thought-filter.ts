/** Removes the thoughts that some models write at the beginning of their answer. */
const [OPEN, CLOSE] = ['<think>', '</think>'];

/** Removes `<think>…</think>` and white space at the beginning of a text in pieces. */
export class ThoughtFilter {
  #state: 'start' | 'thinking' | 'answer' = 'start';
  /** Text that may be the beginning of a tag. */
  #held = '';

  /** @returns the text that belongs to the answer; empty while this is unknown */
  next(piece: string): string {
    if (this.#state === 'answer') return piece;
    this.#held += piece;
    return this.#state === 'start' ? this.#start() : this.#think();
  }

  /** To be called at the end. @returns the rest of the answer */
  rest(): string {
    return this.#state === 'start' ? this.#held : '';
  }

  #start(): string {
    const text = this.#held.trimStart();
    this.#held = text;
    if (text !== OPEN && OPEN.startsWith(text)) return '';
    this.#state = text.startsWith(OPEN) ? 'thinking' : 'answer';
    return this.#state === 'thinking' ? this.#think() : text;
  }

  #think(): string {
    const end = this.#held.indexOf(CLOSE);
    if (end === -1) {
      this.#held = this.#held.slice(-CLOSE.length);
      return '';
    }
    this.#held = this.#held.slice(end + CLOSE.length);
    this.#state = 'start';
    return this.#start();
  }
}
