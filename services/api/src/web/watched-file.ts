import { readFile, stat } from 'node:fs/promises';

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
