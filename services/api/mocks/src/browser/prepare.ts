/** What the mocks of a page start from: what the tab has saved, and what the address asks for. */
import type { MocksOptions } from '../mocks.ts';
import type { Who } from '../seed/people/people.ts';
import { parseSwitches, type Switches } from '../switches.ts';
import type { MockStorage } from './storage.ts';

export interface Prepared extends Pick<MocksOptions, 'who' | 'seed' | 'now' | 'changes' | 'cookies'> {
  switches: Switches;
}

/**
 * @param defaultWho who is signed in at the first start
 * @throws Error when `?mock=` says something unknown
 */
export function prepare(address: URL, storage: MockStorage, defaultWho: Who): Prepared {
  const asked = address.searchParams.get('mock');
  const isReset = asked === 'reset';
  const text = isReset ? '' : (asked ?? storage.switches);
  const switches = parseSwitches(text);
  storage.switches = text;
  const saved = isReset ? null : storage.load();
  const who = asked === null ? undefined : switches.role;
  if (saved === null || (switches.seed !== undefined && switches.seed !== saved.seed)) {
    const start = { seed: switches.seed ?? 'demo', at: new Date().toISOString() } as const;
    storage.restart(start);
    return { switches, seed: start.seed, now: new Date(start.at), who: who ?? switches.role ?? defaultWho };
  }
  const start = { switches, seed: saved.seed, now: new Date(saved.at), changes: saved.changes };
  return who === undefined ? { ...start, cookies: saved.cookies } : { ...start, who };
}
