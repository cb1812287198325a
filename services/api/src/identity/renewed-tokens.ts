import { MOST_TOKEN_DAYS } from '@parapet/contracts';
import { ACTIONS, RESOURCES, type TokenScope } from '@parapet/contracts/rules';
import type { UserDoc } from '../collections.ts';
import type { MigrationDb } from '../store/migration.ts';
import type { SystemDoc } from '../store/port.ts';
import type { TokenDoc } from './api-tokens.ts';

/** A token of the first version: it allowed its owner's requests that read, those that write, or both, and might never end. */
interface OldToken extends Omit<TokenDoc, 'scopes' | 'organization' | 'expires_at'>, SystemDoc {
  scopes: (TokenScope | 'write')[];
}

/** What `write` has allowed. */
const WRITING: readonly TokenScope[] = RESOURCES.flatMap((resource) =>
  ACTIONS.filter((action) => action !== 'read').map((action) => `${resource}/${action}` as const),
);

/**
 * Migration: tokens go on allowing what they allowed, in the organization that their owner belongs to, and end within a year. Those of people
 * who belong to none are removed: they allowed nothing there.
 */
export async function renewTokens(db: MigrationDb, now: number = Date.now()): Promise<void> {
  const latest = new Date(now + MOST_TOKEN_DAYS * 86_400_000).toISOString();
  for (const token of await db.system<OldToken>('api_tokens').find({})) {
    const user = await db.system<UserDoc>('users').get(token.user_id);
    if (user === null) {
      await db.system('api_tokens').delete({ _id: token._id });
      continue;
    }
    const scopes = token.scopes.flatMap((scope): readonly TokenScope[] => (scope === 'write' ? WRITING : [scope]));
    const ends = token.expires_at ?? latest;
    await db
      .system<TokenDoc>('api_tokens')
      .put({ ...token, organization: user.organization, scopes, expires_at: ends < latest ? ends : latest });
  }
}
