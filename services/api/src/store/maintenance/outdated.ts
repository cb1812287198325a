/** Several processes share a MongoDB: those of an older version are refused once a newer one begins to change the data. */
import { every } from '../../platform/timers.ts';
import type { Engine } from '../engine.ts';
import { StoreOutdatedError } from '../port.ts';
import { newerVersion, progressOf } from './migration-progress.ts';

const LOOK_MS = 1000;
/** A newer version waits this long (ms) before its first migration: every older process has looked by then. */
export const OLDER_NOTICE_MS = 3 * LOOK_MS;

/** @param known number of migrations that this version has @returns the engine, which rejects with StoreOutdatedError while the data belongs to a newer version */
export function refusingOutdated(engine: Engine, known: number): Engine {
  let outdated: StoreOutdatedError | null = null;
  const look = async () => {
    const { begun } = await progressOf(engine.reader);
    outdated =
      begun > known
        ? new StoreOutdatedError(
            `${newerVersion(begun, known)} Stop this process, and start it with the newer version.`,
          )
        : null;
  };
  // Whoever asks next notices by themselves that the database does not answer.
  const stop = every(LOOK_MS, () => void look().catch(() => undefined));
  /** @param target whose methods all return promises */
  const guarded = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, key) => {
        const member: unknown = Reflect.get(of, key, of);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          if (outdated !== null) throw outdated;
          return Reflect.apply(member, of, args);
        };
      },
    });
  const { reader, single } = engine;
  const requests = guarded(engine);
  return {
    kind: engine.kind,
    plans: engine.plans,
    reader: guarded(reader),
    blobs: engine.blobs,
    ...(single && { single: guarded(single) }),
    atomically: (work, options) => requests.atomically(work, options),
    ping: () => requests.ping(),
    rederive: (collection) => engine.rederive(collection),
    createIndexes: () => engine.createIndexes(),
    watch: (listener) => engine.watch(listener),
    ...(engine.announce && { announce: engine.announce.bind(engine) }),
    close: async () => {
      stop();
      await engine.close();
    },
  };
}
