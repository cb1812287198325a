import { afterEach, describe, expect, test } from 'vitest';
import { collections } from './store-spec.ts';
import type { TokenDoc } from './identity/api-tokens.ts';
import { migrations } from './migrations.ts';
import { allStores, type TestStore } from './store/testing.ts';

describe.each(allStores)('data of earlier versions on $name', (on) => {
  let opened: TestStore | null = null;
  afterEach(async () => {
    await opened?.close();
    opened = null;
  });

  test('API tokens go on allowing what they allowed, in the organization of their owner, for at most a year', async () => {
    const before = (opened = await on.open(collections, migrations.slice(0, 1)));
    await before.store.system('users').put({ _id: 'ann', organization: 'a' } as never);
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const old = { name: 'x', created_at: '2026-01-01T00:00:00.000Z', user_id: 'ann' };
    const stored = {
      reads: { scopes: ['read'], expires_at: null },
      writes: { scopes: ['write'], expires_at: '2999-01-01T00:00:00.000Z' },
      both: { scopes: ['read', 'write'], expires_at: soon },
      nobody: { scopes: ['read'], expires_at: null, user_id: 'gone' },
    };
    for (const [_id, token] of Object.entries(stored))
      await before.store.system('api_tokens').put({ ...old, _id, id: `id-${_id}`, ...token } as never);
    const tokens = (await before.reopen(collections, migrations)).system<TokenDoc>('api_tokens');
    const [reads, writes, both] = await Promise.all(['reads', 'writes', 'both'].map((id) => tokens.get(id)));
    expect([reads?.scopes, reads?.organization, reads?.id]).toEqual([['read'], 'a', 'id-reads']);
    for (const token of [reads, writes])
      expect(Math.round((Date.parse(token?.expires_at ?? '') - Date.now()) / 86_400_000)).toBe(365);
    expect(writes?.scopes).toHaveLength(15);
    expect(writes?.scopes).toEqual(expect.arrayContaining(['risks/update', 'assets/delete', 'organizations/create']));
    expect(writes?.scopes.some((scope) => scope.endsWith('read'))).toBe(false);
    expect([both?.scopes.length, both?.scopes[0], both?.expires_at]).toEqual([16, 'read', soon]);
    expect(await tokens.get('nobody')).toBeNull();
    expect((await tokens.find({ organization: 'a' })).length).toBe(3);
  });
});
