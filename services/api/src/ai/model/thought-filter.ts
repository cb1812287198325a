/** Some models write what they think into the beginning of their answer; that is not for the person. */
const [OPEN, CLOSE] = ['<think>', '</think>'];

/** Takes `<think>…</think>` and white space off the beginning of a text that comes in pieces. */
export class ThoughtFilter {
  #state: 'start' | 'thinking' | 'answer' = 'start';
  /** What may yet turn out to be a mark. */
  #held = '';

  /** @returns what of the text so far is part of the answer; empty while that cannot be told */
  next(piece: string): string {
    if (this.#state === 'answer') return piece;
    this.#held += piece;
    return this.#state === 'start' ? this.#start() : this.#think();
  }

  /** @returns what was held back at the end of the text */
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
