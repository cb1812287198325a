/** The page of the product, with the list of releases and a nonce written into it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a file again only after a change. @returns null when there is none */
export function watchedFile(file: string): () => Promise<string | null> {
  let known = { changed: -1, content: '' };
  return async () => {
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) return null;
    // The registry is replaced as a whole, so a new inode shows a change even within the resolution of the clock.
    const changed = found.mtimeMs + found.ino;
    if (changed !== known.changed) known = { changed, content: await readFile(file, 'utf8') };
    return known.content;
  };
}

/** `</script>` in the JSON would end the element. */
function insideScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

export const EMPTY_REGISTRY = '{"remotes":[]}';

export interface PageOptions {
  shellDir: string;
  /** Text of `remotes.json`; null before anything was released. */
  registry: () => Promise<string | null>;
  /** Where 'Contact Support' leads. */
  supportUrl: string | undefined;
}

/** Nonces of one response, as its policy names them. */
export interface PageNonces {
  script: string;
  style: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Makes the page for one request: with the releases there are, the nonces of its script and style elements, and the support link. */
export function indexPage({
  shellDir,
  registry,
  supportUrl,
}: PageOptions): (nonces: PageNonces) => Promise<string | null> {
  const template = watchedFile(join(shellDir, 'index.html'));
  const support = supportUrl === undefined ? '' : `<meta name="support" content="${escaped(supportUrl)}">`;
  return async ({ script, style }) => {
    const [html, remotes] = await Promise.all([template(), registry()]);
    if (html === null) return null;
    const head = `<meta name="csp-nonce" content="${style}">${support}<script type="application/json" id="parapet-remotes">${insideScript(remotes ?? EMPTY_REGISTRY)}</script>`;
    // A function, because `$&` in a remote's texts is no pattern.
    return html
      .replace('SCRIPT_NONCE', script)
      .replace('STYLE_NONCE', style)
      .replace('</head>', () => `${head}</head>`);
  };
}
