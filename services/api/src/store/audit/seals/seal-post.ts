/**
 * Posts the newest seal of each organization to an address outside, where nobody with access to this database can change it. Each seal contains
 * the hash of the previous one, so that the newest stands for all.
 */
import { every } from '../../../platform/timers.ts';
import type { Engine } from '../../engine.ts';
import { OWN } from '../../plans.ts';
import type { SealKey } from './seal-key.ts';
import { newestSeal } from './seals.ts';

const RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;

export interface SealPostOptions {
  url: string;
  sealKey: () => Promise<SealKey>;
  warn: (message: string) => void;
}

export function startSealPost(engine: Engine, { url, sealKey, warn }: SealPostOptions) {
  // The path may contain a secret.
  const { origin } = new URL(url);
  const stopping = new AbortController();
  const pending = new Set<string>();
  const posted = new Map<string, { number: number; hash: string }>();
  let [hasListed, isDown] = [false, false];
  let running: Promise<void> | null = null;

  async function post(body: object): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answers with ${answer.status}`);
  }

  async function postNewest(organizationId: string): Promise<void> {
    const seal = await newestSeal(engine.reader, organizationId);
    const last = posted.get(organizationId);
    if (
      last !== undefined &&
      (seal === null || seal.number < last.number || (seal.number === last.number && seal.hash !== last.hash))
    ) {
      warn(
        `Seal ${last.number} of the organization ${organizationId} was posted to ${origin}, but has been changed or removed here: verify the audit trail with the posted one`,
      );
    }
    if (seal === null || seal.hash === last?.hash) return;
    await post({ organization_id: organizationId, ...seal, public_key: (await sealKey()).publicPem });
    posted.set(organizationId, { number: seal.number, hash: seal.hash });
  }

  async function postAll(): Promise<void> {
    // An earlier process may have ended before it posted.
    if (!hasListed)
      for (const organizationId of await engine.reader.organizations(OWN.seals)) pending.add(organizationId);
    hasListed = true;
    // Includes those that are added meanwhile, also for a newer seal than the one that is being posted.
    for (const organizationId of pending) {
      pending.delete(organizationId);
      try {
        await postNewest(organizationId);
      } catch (error) {
        // The last to be tried again, so that a seal that the address refuses does not hold up the others.
        pending.add(organizationId);
        throw error;
      }
    }
    if (isDown) warn(`Seals are posted to ${origin} again`);
    isDown = false;
  }

  function run(): void {
    if (stopping.signal.aborted) return;
    running ??= postAll()
      .catch((error: unknown) => {
        if (!isDown && !stopping.signal.aborted)
          warn(`Seals cannot be posted to ${origin}, which is tried again every minute: ${reasonOf(error)}`);
        isDown = true;
      })
      .finally(() => {
        running = null;
      });
  }

  const stopTimer = every(RETRY_MS, () => {
    if (!hasListed || pending.size > 0) run();
  });
  return {
    /** Posts in the background. */
    add(organizationId: string) {
      pending.add(organizationId);
      // While the address does not answer, the timer tries again.
      if (!isDown) run();
    },
    /** Resolves when nothing is being posted; what was not posted is posted at the next start. */
    async stop() {
      stopTimer();
      stopping.abort();
      await running;
    },
  };
}

/** The cause of an error of `fetch` says what has happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
