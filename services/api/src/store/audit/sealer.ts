/** Seals what has changed, in the background. */
import { every } from '../../platform/timers.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { OWN } from '../plans.ts';
import { sealChanges } from './sealing.ts';

const INTERVAL_MS = 60_000;
/** Where other processes work on the database, a round now and then looks at every organisation: one of them may have been killed. */
const LOOK_EVERYWHERE = 10;

export interface Sealer {
  /** Somebody works in that organisation: look there in the next round. */
  note(organizationId: string): void;
  /** Resolves when the round that may be under way is over. */
  stop(): Promise<void>;
}

/**
 * Starts sealing once a minute. The first round looks at every organisation, for what a process that was killed left
 * unsealed; later ones mostly where somebody has worked since, so that they cost little when nothing happens.
 */
export function startSealer(engine: Engine, { warn, clock }: { warn: (message: string) => void; clock: Clock }): Sealer {
  let noted = new Set<string>();
  // A request that was under way in the round before may have written after it.
  let before: Set<string> | null = null;
  let running: Promise<void> | null = null;
  let rounds = 0;

  async function round(): Promise<void> {
    rounds += 1;
    const known = engine.kind === 'mongodb' && rounds % LOOK_EVERYWHERE === 0 ? null : before;
    const organizations = known === null ? await engine.reader.organizations(OWN.audit) : noted.union(known);
    before = noted;
    noted = new Set();
    for (const organizationId of organizations) await sealOne(organizationId);
  }

  /** What is wrong with the trail of one organisation must not keep those of others from being sealed. */
  async function sealOne(organizationId: string): Promise<void> {
    try {
      await sealChanges(engine, organizationId, clock);
    } catch (error) {
      // The next round tries again.
      noted.add(organizationId);
      warn(`Changes of the organisation ${organizationId} were not sealed: ${String(error)}`);
    }
  }

  const start = () => {
    running ??= round().finally(() => {
      running = null;
    });
    return running;
  };
  const stopTimer = every(INTERVAL_MS, () => {
    start().catch((error: unknown) => {
      // The next round looks everywhere again.
      before = null;
      warn(`Changes were not sealed: ${String(error)}`);
    });
  });

  return {
    note: (organizationId) => void noted.add(organizationId),
    stop: async () => {
      stopTimer();
      await running?.catch(() => undefined);
    },
  };
}
