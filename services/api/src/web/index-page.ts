/** The one page of the product, with what it needs at once written into it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a file again only when it changed; null when there is none. */
export function watchedFile(file: string): () => Promise<string | null> {
  let known = { changed: -1, content: '' };
  return async () => {
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) return null;
    // The registry is replaced as a whole, so a new inode shows even when the clock doesn't.
    const changed = found.mtimeMs + found.ino;
    if (changed !== known.changed) known = { changed, content: await readFile(file, 'utf8') };
    return known.content;
  };
}

/** `</script>` inside would end the element; JSON may write `<` in this way too. */
function insideScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

export const EMPTY_REGISTRY = '{"remotes":[]}';

/** Makes the page for one request: the releases there are, and the nonce of its style elements. */
export function indexPage(shellDir: string, registry: () => Promise<string | null>): (nonce: string) => Promise<string | null> {
  const template = watchedFile(join(shellDir, 'index.html'));
  return async (nonce) => {
    const [html, remotes] = await Promise.all([template(), registry()]);
    if (html === null) return null;
    const head = `<meta name="csp-nonce" content="${nonce}"><script type="application/json" id="parapet-remotes">${insideScript(remotes ?? EMPTY_REGISTRY)}</script>`;
    // A function, since `$&` in a remote's texts must not mean anything.
    return html.replace('</head>', () => `${head}</head>`);
  };
}
