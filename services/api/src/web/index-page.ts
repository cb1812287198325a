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

/** @returns creates the page of one request, with the current releases and the nonce of its style elements */
export function indexPage(shellDir: string, registry: () => Promise<string | null>): (nonce: string) => Promise<string | null> {
  const template = watchedFile(join(shellDir, 'index.html'));
  return async (nonce) => {
    const [html, remotes] = await Promise.all([template(), registry()]);
    if (html === null) return null;
    const head = `<meta name="csp-nonce" content="${nonce}"><script type="application/json" id="parapet-remotes">${insideScript(remotes ?? EMPTY_REGISTRY)}</script>`;
    // A function, because `$&` in a remote's texts is no pattern.
    return html.replace('</head>', () => `${head}</head>`);
  };
}
