/** The part of Markdown that answers are written in. Everything else stays the text that it is. */

export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; children: readonly Inline[] }
  | { kind: 'link'; to: string; children: readonly Inline[] };

export type Block =
  | { kind: 'paragraph'; lines: readonly (readonly Inline[])[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** Code first, as nothing in it is markup. An underscore within a word, or a lone star, is text. */
const INLINE =
  /`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>[^()\s]*)\)|\*\*(?<strong>\S(?:.*?\S)?)\*\*|(?<![\w*])\*(?<star>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])|(?<!\w)_(?<line>[^\s_](?:[^_]*[^\s_])?)_(?!\w)/u;

const ITEM = /^\s*[-*•]\s+(?<text>.*)$/u;

/** A path of the product, or null for every other address: answers lead nowhere else. */
export function productPath(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const url = URL.parse(address, location.origin);
  // "//elsewhere", "/\elsewhere" and the like are addresses of other sites.
  if (url === null || url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function inlines(text: string): Inline[] {
  const match = INLINE.exec(text);
  const groups = match?.groups;
  if (!match || groups === undefined) return text === '' ? [] : [text];
  const before = text.slice(0, match.index);
  const after = inlines(text.slice(match.index + match[0].length));
  return [...(before === '' ? [] : [before]), ...markup(groups), ...after];
}

function markup(groups: Readonly<Record<string, string | undefined>>): readonly Inline[] {
  const { code, text, to = '', strong, star, line } = groups;
  if (code !== undefined) return [{ kind: 'code', children: [code] }];
  if (strong !== undefined) return [{ kind: 'strong', children: inlines(strong) }];
  if (text === undefined) return [{ kind: 'em', children: inlines(star ?? line ?? '') }];
  const path = productPath(to);
  return path === null ? inlines(text) : [{ kind: 'link', to: path, children: inlines(text) }];
}

/** Paragraphs with their lines, and lists. */
export function blocks(markdown: string): Block[] {
  const groups: { kind: Block['kind']; texts: string[] }[] = [];
  let isNew = true;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const item = ITEM.exec(line)?.groups?.['text'];
    const kind = item === undefined ? 'paragraph' : 'list';
    const last = groups.at(-1);
    if (isNew || last?.kind !== kind) groups.push({ kind, texts: [item ?? line] });
    else last.texts.push(item ?? line);
    isNew = false;
  }
  return groups.map(({ kind, texts }) => {
    const content = texts.map((text) => inlines(text));
    return kind === 'list' ? { kind, items: content } : { kind, lines: content };
  });
}

/** An item of a list that is a record: its link, and what is said of it. */
export interface Hit {
  to: string;
  title: readonly Inline[];
  facts: readonly Inline[];
}

/** A list of records; null for any other list. Links within links there are not. */
export function hitsOf(items: readonly (readonly Inline[])[]): readonly Hit[] | null {
  const hits = items.flatMap(([link, ...rest]): Hit[] => {
    if (typeof link !== 'object' || link.kind !== 'link' || rest.some((one) => typeof one === 'object')) return [];
    const facts = rest.join('').replace(/^\s*:\s*/u, '');
    return [{ to: link.to, title: link.children, facts: facts === '' ? [] : [facts] }];
  });
  return hits.length === items.length ? hits : null;
}

const plain = (all: readonly Inline[]): string =>
  all.map((one) => (typeof one === 'string' ? one : plain(one.children))).join('');

/** The text without its markup, for screen readers. */
export function plainText(markdown: string): string {
  return blocks(markdown)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map(plain)
    .join('\n');
}
