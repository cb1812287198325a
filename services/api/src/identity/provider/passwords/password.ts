/** Hashes passwords: argon2id in the PHC string format. */
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../../../pipeline/problem.ts';
import { normalized } from './password-rules.ts';

/** OWASP's profile for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;
/** Concurrent hashes: limits the memory, and leaves threads of the pool for other work. */
const AT_ONCE = 2;
const MOST_WAITING = 50;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrency. @throws Problem 503 when too many are waiting already */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new Problem(503, 'busy', 'Too many people are signing in at the moment. Try again shortly.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await limited(() => derive({ message: normalized(password), nonce, ...COST, tagLength: TAG_LENGTH }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** @param stored a hash, possibly with other costs @throws Error for another format */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? [];
  if (tag === '') throw new Error('A stored password is not in the argon2id format');
  const expected = Buffer.from(tag, 'base64');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  const got = await limited(() =>
    derive({ message: normalized(password), nonce: Buffer.from(nonce, 'base64'), ...cost }),
  );
  return timingSafeEqual(got, expected);
}
