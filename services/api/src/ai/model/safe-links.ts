/**
 * Lets only links into the product through in what a model writes: text of records could make it send people, or data in an address,
 * elsewhere. Also links the first mention of each record that it has read.
 */
export interface Source {
  title: string;
  path: string;
}

/** Within the product, and no address of the API or of the sign-in. */
const INSIDE = /^\/(?![/\\]|api(?:\/|$)|idp(?:\/|$))[\w\-./?=&%+~:@,*]*$/;
const LINK = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?[^()]*\)/g;
/** An address outside of a link, with or without its scheme. */
const ADDRESS =
  /(?:(?:\b[a-z][a-z\d+.-]*)?:\/\/|(?<![\w/:])\/\/|\bwww\.|\bmailto:|\bjavascript:|\bdata:(?=\S*[,;]))[^\s<>()[\]]+/gi;
const OPENERS = ['http://', 'https://', '://', '//', 'www.', 'mailto:', 'javascript:', 'data:'];
/** A part that a link may come out of is held back, up to this length. */
const MOST_HELD = 2000;
const SHORTEST_TITLE = 4;

const isInside = (path: string): boolean => INSIDE.test(path);

const withoutAddresses = (text: string): string => text.replace(ADDRESS, '');

export class SafeLinks {
  readonly #sources = new Map<string, Source>();
  readonly #linked = new Set<string>();
  #held = '';

  /** Adds records that the model has read. */
  add(sources: readonly Source[]): void {
    for (const source of sources) this.#sources.set(source.path, source);
  }

  get sources(): Source[] {
    return [...this.#sources.values()];
  }

  /** @returns what can be said already */
  next(text: string): string {
    this.#held += text;
    if (this.#held.length > MOST_HELD) return this.rest();
    const end = this.#safeEnd();
    const ready = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return this.#clean(ready);
  }

  rest(): string {
    const ready = this.#held;
    this.#held = '';
    return this.#clean(ready);
  }

  /** Where the part ends that nothing that follows can change: before a link, an address or a title that may go on. */
  #safeEnd(): number {
    const held = this.#held;
    const begun = held.replace(LINK, (link) => '\0'.repeat(link.length));
    const word = held.slice(held.search(/\S*$/)).toLowerCase();
    const isAddress = OPENERS.some((opener) => word.includes(opener));
    const starts = [
      begun.indexOf('['),
      ...OPENERS.map((opener) => beginOf(held.toLowerCase(), opener)),
      ...this.sources.map(({ title }) => beginOf(held, title)),
      isAddress ? held.length - word.length : -1,
    ];
    // An image begins before its bracket.
    return Math.min(
      held.endsWith('!') ? held.length - 1 : held.length,
      ...starts.filter((at) => at >= 0).map((at) => (held[at] === '[' && held[at - 1] === '!' ? at - 1 : at)),
    );
  }

  #clean(text: string): string {
    const parts: string[] = [];
    let at = 0;
    for (const found of text.matchAll(LINK)) {
      const [link, image = '', label = '', path = ''] = found;
      parts.push(this.#withTitles(withoutAddresses(text.slice(at, found.index))));
      const isLink = image === '' && isInside(path);
      if (isLink) this.#linked.add(path);
      parts.push(isLink ? `[${withoutAddresses(label)}](${path})` : withoutAddresses(label));
      at = found.index + link.length;
    }
    parts.push(this.#withTitles(withoutAddresses(text.slice(at))));
    return parts.join('');
  }

  /** Links the first mention of each record. */
  #withTitles(text: string): string {
    const waiting = this.sources
      .filter(({ title, path }) => title.length >= SHORTEST_TITLE && !this.#linked.has(path))
      .toSorted((one, other) => other.title.length - one.title.length);
    for (const { title, path } of waiting) {
      const index = text.indexOf(title);
      if (index < 0 || /[[\]`]/.test(title)) continue;
      this.#linked.add(path);
      return `${this.#withTitles(text.slice(0, index))}[${title}](${path})${this.#withTitles(text.slice(index + title.length))}`;
    }
    return text;
  }
}

/** Where something begins that the end of a text may be the beginning of, at the start of a word; -1 for nowhere. */
function beginOf(text: string, whole: string): number {
  for (let length = Math.min(whole.length - 1, text.length); length > 0; length -= 1) {
    const at = text.length - length;
    if (
      text.endsWith(whole.slice(0, length)) &&
      (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || !/[\p{L}\p{N}]/u.test(whole[0] ?? ''))
    )
      return at;
  }
  return -1;
}
