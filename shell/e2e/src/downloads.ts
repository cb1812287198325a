/** What JavaScript a page downloads, and of which parts it is made. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PartSizes } from '@parapet/build/part-sizes';
import { root } from './servers/product.ts';

export interface Download {
  path: string;
  /** Bytes on the wire: compressed, with headers. */
  bytes: number;
}

/** Counts scripts from now on. @returns those that have arrived */
export async function watchScripts(page: Page): Promise<() => Download[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, Download>();
  session.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    const path = new URL(url).pathname;
    if (path.endsWith('.js')) scripts.set(requestId, { path, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...scripts.values()].filter(({ bytes }) => bytes > 0);
}

/** Where the build of a script is, and its name there. */
function builtFile(path: string): { folder: string; file: string } {
  const [, release, file] = /^\/registry\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
  return release && file
    ? { folder: join(root, 'registry', release), file }
    : { folder: join(root, 'shell', 'dist'), file: path.slice(1) };
}

/** Kilobytes by part (a package, or a folder of this checkout), largest first. Each part gets its share of a script's bytes by the length of its code. */
export function kilobytesByPart(downloads: readonly Download[]): [part: string, kilobytes: number][] {
  const totals = new Map<string, number>();
  for (const { path, bytes } of downloads) {
    const { folder, file } = builtFile(path);
    const report = join(folder, '.vite', 'parts.json');
    const all: PartSizes = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
    const parts = Object.entries(all[file] ?? { other: 1 });
    const length = parts.reduce((sum, [, size]) => sum + size, 0);
    for (const [part, size] of parts) totals.set(part, (totals.get(part) ?? 0) + (bytes * size) / length / 1024);
  }
  return [...totals].toSorted(([, one], [, other]) => other - one);
}
