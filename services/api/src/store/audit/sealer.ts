/** Seals what has changed, in the background. */
import type { Engine } from '../engine.ts';
import { OWN } from '../plans.ts';
import { sealChanges } from './seals.ts';

const INTERVAL_MS = 60_000;

export interface Sealer {
  /** Somebody works in that organisation: look there in the next round. */
  note(organizationId: string): void;
  /** Resolves when the round that may be under way is over. */
  stop(): Promise<void>;
}

/**
 * Starts sealing once a minute. The first round looks at every organisation, for what a process that was killed left
 * unsealed; later ones only where somebody has worked since, so that they cost nothing when nothing happens.
 */
export function startSealer(engine: Engine): Sealer {
  let noted = new Set<string>();
  // A request that was under way in the round before may have written after it.
  let before: Set<string> | null = null;
  let running: Promise<void> | null = null;

  async function round(): Promise<void> {
    const organizations = before === null ? await engine.reader.organizations(OWN.audit) : noted.union(before);
    before = noted;
    noted = new Set();
    for (const organizationId of organizations) await sealChanges(engine, organizationId);
  }

  const start = () => {
    running ??= round().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(() => {
    start().catch((error: unknown) => {
      // The next round looks everywhere again.
      before = null;
      process.emitWarning(`Changes were not sealed: ${String(error)}`);
    });
  }, INTERVAL_MS).unref();

  return {
    note: (organizationId) => void noted.add(organizationId),
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
