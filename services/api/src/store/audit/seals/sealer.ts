/** Seals what has changed, in the background. */
import { inRounds } from '../../../platform/timers.ts';
import type { Clock } from '../../clock.ts';
import type { Engine } from '../../engine.ts';
import { OWN } from '../../plans.ts';
import type { SealKey } from './seal-key.ts';
import { sealChanges } from './sealing.ts';

const INTERVAL_MS = 60_000;
/** Between two seals, so that a long backlog does not slow down requests. */
const PAUSE_MS = 20;
/** Where processes share the database, every tenth round checks all organizations: another process may have died before sealing. */
const FULL_ROUND = 10;

export interface SealerOptions {
  warn: (message: string) => void;
  clock: Clock;
  sealKey: () => Promise<SealKey>;
  onSealed: (organizationId: string) => void;
}

/**
 * Starts sealing once a minute. The first round checks every organization, as an earlier process may have been killed
 * before it sealed; later rounds check the active ones only, so that an idle service does no work.
 */
export function startSealer(engine: Engine, { warn, clock, sealKey, onSealed }: SealerOptions) {
  let active = new Set<string>();
  // Organizations of the previous round, checked once more: a request that was running then may have written since. Null: check all.
  let previous: Set<string> | null = null;
  let rounds = 0;

  async function round(signal: AbortSignal): Promise<void> {
    rounds += 1;
    const isFull = previous === null || (engine.kind === 'mongodb' && rounds % FULL_ROUND === 0);
    const organizations = isFull
      ? await engine.reader.organizations(OWN.audit)
      : active.union(previous ?? new Set<string>());
    previous = active;
    active = new Set();
    for (const organizationId of organizations) if (!signal.aborted) await sealOne(organizationId, signal);
  }

  /** A failure in one organization must not stop the sealing of the others. */
  async function sealOne(organizationId: string, signal: AbortSignal): Promise<void> {
    try {
      if ((await sealChanges(engine, organizationId, { clock, sealKey, signal, pauseMs: PAUSE_MS })) !== null)
        onSealed(organizationId);
    } catch (error) {
      // The next round tries again.
      active.add(organizationId);
      warn(`Changes of the organization ${organizationId} were not sealed: ${String(error)}`);
    }
  }

  const stop = inRounds(INTERVAL_MS, round, (error) => {
    previous = null;
    warn(`Changes were not sealed: ${String(error)}`);
  });

  return {
    /** Adds an organization to the next rounds, as it is being used. */
    markActive: (organizationId: string) => void active.add(organizationId),
    /** Resolves when a running round is over, which it is after the seal that is being made. */
    stop,
  };
}
