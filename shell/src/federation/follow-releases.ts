import type { Host } from '@parapet/sdk/host';
import type { Registry } from './registry.ts';

/** After a release, all open pages ask what is released; they spread over this time (ms). */
const SPREAD = 2_000;

/**
 * Asks what is released now, as the page is older than this call; when the server says that it has changed; and whenever the page is connected to its
 * events again. Returns what stops it.
 */
export function followReleases(
  live: Pick<Host['live'], 'on' | 'status'>,
  registry: Pick<Registry, 'look'>,
): () => void {
  // Without an answer, it is asked again with the next release or connection.
  const look = () => void setTimeout(() => void registry.look().catch(() => {}), Math.random() * SPREAD);
  look();
  const stopEvents = live.on('releases', look);
  const stopStatus = live.status.subscribe(() => {
    if (live.status.get() === 'live') look();
  });
  return () => {
    stopEvents();
    stopStatus();
  };
}
