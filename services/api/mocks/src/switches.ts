/** Ways to try the interface against the mocks: `?mock=seed=10000-risks,role=stakeholder,delay=400,fail=listRisks:500`. */
import { operations, ROLES, type OperationId } from '@parapet/contracts';
import { SEEDS, type Seed } from './seed/seed-documents.ts';
import type { Who } from './seed/people/people.ts';

export interface Switches {
  /** What to start with; changes to another seed are forgotten. */
  seed?: Seed;
  /** Sign in as the first member with that role, as a newcomer without organization, or as nobody. */
  role?: Who;
  /** Time that every answer takes (ms). */
  delay?: number;
  /** Operations that fail, and the status they fail with. */
  fail: Partial<Record<OperationId, number>>;
}

const WHO: readonly Who[] = [...ROLES, 'newcomer', 'nobody'];

/**
 * @param text comma-separated: `seed=…`, `role=…`, `delay=…` (ms), `fail=operation:status` (any number of them)
 * @throws Error that lists what is allowed, when the text contains anything else
 */
export function parseSwitches(text: string): Switches {
  const switches: Switches = { fail: {} };
  for (const part of text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name === 'seed') switches.seed = readSeed(value);
    else if (name === 'role') switches.role = readWho(value);
    else if (name === 'delay') switches.delay = readDelay(value);
    else if (name === 'fail') Object.assign(switches.fail, readFailure(value));
    else throw new Error(`mock: "${part}" is not seed=…, role=…, delay=… or fail=…`);
  }
  return switches;
}

function readSeed(value: string): Seed {
  const seed = SEEDS.find((one) => one === value);
  if (seed === undefined) throw new Error(`mock: seed must be one of ${SEEDS.join(', ')}, not "${value}"`);
  return seed;
}

function readWho(value: string): Who {
  const who = WHO.find((one) => one === value);
  if (who === undefined) throw new Error(`mock: role must be one of ${WHO.join(', ')}, not "${value}"`);
  return who;
}

function readDelay(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new Error(`mock: delay must be a number of milliseconds, not "${value}"`);
  return Number(value);
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

function readFailure(value: string): Switches['fail'] {
  const [id = '', status = '500'] = value.split(':', 2);
  if (!isOperation(id)) throw new Error(`mock: fail names "${id}", which is no operation`);
  const documented = Object.keys(operations[id].schema.response).filter((one) => Number(one) >= 400);
  if (!documented.includes(status))
    throw new Error(`mock: ${id} can fail with ${documented.join(', ')}, not "${status}"`);
  return { [id]: Number(status) };
}
