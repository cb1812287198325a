/** API tokens: every operation needs its scope, for its organization only. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { TOKEN_SCOPES, type TokenScope } from '@parapet/contracts/rules';
import { stores } from '../../store/testing.ts';
import { hashOf } from '../../platform/secrets.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { sendRequest, type OperationRequest } from '../../testing/operation-request.ts';
import { createWorld, type World } from '../world.ts';
import { sourceIn } from './cases.ts';
import { declarationOf, isGuarded, type GuardedId } from './expected/requirements.ts';
import { samples } from './samples/samples.ts';

const guarded = (Object.keys(operations) as OperationId[]).filter(isGuarded);

/** The scopes with which a token may make the call; empty for what takes a session. */
function scopesFor(id: GuardedId): string[] {
  const declared = declarationOf(id);
  if (declared === 'signed-in')
    return operations[id].method === 'GET' && !/\/api\/(me\/(tokens|sessions)|server\/)/.test(operations[id].url)
      ? ['read']
      : [];
  if (id === 'listMemberTokens' || id === 'revokeMemberToken') return [];
  return declared.endsWith('/read') ? ['read', declared] : [declared];
}

const withToken = (request: OperationRequest, headers: Record<string, string>): OperationRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

describe.each(stores)('API tokens on $name', (on) => {
  let api: TestApi;
  let world: World;
  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
    await api.store.audit(world.organizationId).seal();
  });
  afterAll(() => api.close());

  async function tokenOf(
    { client }: Person,
    scopes: readonly TokenScope[],
  ): Promise<{ headers: Record<string, string>; id: string }> {
    const { data } = await client.POST('/api/me/tokens', { body: { name: 'Test', scopes: [...scopes] } });
    return { headers: { authorization: `Bearer ${data?.secret}` }, id: data?.token.id ?? '' };
  }

  test('each operation needs its scope, whatever else the token may do', async () => {
    const admin = world.person('admin');
    const answerOf = async (id: GuardedId, scopes: readonly TokenScope[]) => {
      const { headers, id: token } = await tokenOf(admin, scopes);
      const { status, text } = await sendRequest(
        api,
        api.anybody,
        id,
        withToken(await samples[id].request(sourceIn(world, false)), headers),
      );
      await admin.send('DELETE', `/api/me/tokens/${token}`);
      return { status, code: status >= 400 ? Reflect.get(Object(JSON.parse(text)), 'code') : undefined };
    };
    for (const id of guarded) {
      const needed = scopesFor(id);
      const without = await answerOf(
        id,
        TOKEN_SCOPES.filter((scope) => !needed.includes(scope)),
      );
      expect(without, id).toEqual({ status: 403, code: needed.length === 0 ? 'session_required' : 'scope_missing' });
      // Streams never end, and what destroys the samples of others is in the tests of scopes.
      if (operations[id].method !== 'GET' || id === 'streamEvents') continue;
      for (const scope of TOKEN_SCOPES.filter((one) => needed.includes(one)))
        expect((await answerOf(id, [scope])).status, `${id} with ${scope}`).toBe(samples[id].ok);
    }
  });

  test('a token ends when its owner leaves the organization, and does not act in the next one', async () => {
    const boss = await api.person('boss@tokens.example');
    const cleo = await api.colleague(boss, 'cleo@tokens.example', 'auditor');
    const { headers } = await tokenOf(cleo, ['read']);
    const status = async () => (await api.anybody.send('GET', '/api/me', undefined, headers)).status;
    expect(await status()).toBe(200);
    expect((await boss.send('DELETE', `/api/organizations/${boss.organizationId}/members/${cleo.userId}`)).status).toBe(
      204,
    );
    expect(await status()).toBe(401);
    expect((await cleo.client.POST('/api/organizations', { body: {} })).response.status).toBe(201);
    expect(await status()).toBe(401);
    expect((await cleo.client.GET('/api/me/tokens')).data?.items).toEqual([]);
  });

  test('making and revoking a token is in the audit trail: who, when and which, and never the secret', async () => {
    const boss = await api.person('boss@trail.example');
    const dora = await api.colleague(boss, 'dora@trail.example', 'auditor');
    const { data } = await dora.client.POST('/api/me/tokens', { body: { name: 'Nightly export', scopes: ['read'] } });
    const { secret = '', token } = data ?? {};
    const id = token?.id ?? '';
    expect((await boss.send('DELETE', `/api/organizations/${boss.organizationId}/tokens/${id}`)).status).toBe(204);
    const own =
      (await dora.client.POST('/api/me/tokens', { body: { name: 'Own', scopes: ['risks/read'] } })).data?.token.id ??
      '';
    expect((await dora.send('DELETE', `/api/me/tokens/${own}`)).status).toBe(204);
    expect((await dora.send('DELETE', `/api/me/tokens/${own}`)).status).toBe(404);

    const trail = await boss.client.GET('/api/audit', {
      params: { query: { entity: 'members', entity_id: dora.userId } },
    });
    const changes = trail.data?.items.filter(({ action }) => action === 'update') ?? [];
    expect(
      changes.map(({ actor_id, request_id, after }) => [
        actor_id,
        typeof request_id,
        Reflect.get(Object(after), 'api_token'),
      ]),
    ).toEqual([
      [dora.userId, 'string', expect.objectContaining({ action: 'revoked', id: own, name: 'Own' })],
      [dora.userId, 'string', expect.objectContaining({ action: 'created', id: own, name: 'Own' })],
      [boss.userId, 'string', expect.objectContaining({ action: 'revoked', id, name: 'Nightly export' })],
      [
        dora.userId,
        'string',
        {
          action: 'created',
          at: expect.any(String),
          id,
          name: 'Nightly export',
          scopes: ['read'],
          expires_at: token?.expires_at,
        },
      ],
    ]);
    expect(JSON.stringify(trail.data)).not.toContain(secret.slice(4));
    // And in the log of the whole organization, which auditors read too.
    const log = await dora.client.GET('/api/audit', { params: { query: { entity: 'members', actor: boss.userId } } });
    expect(
      log.data?.items.some(({ after }) => Reflect.get(Object(Reflect.get(Object(after), 'api_token')), 'id') === id),
    ).toBe(true);
    expect(JSON.stringify(await api.store.audit(boss.organizationId).list({ limit: 200 }))).not.toContain(
      hashOf(secret),
    );
    expect((await api.store.audit(boss.organizationId).verify()).ok).toBe(true);
  });

  test('a token of another organization acts nowhere', async () => {
    const dan = await api.person('dan@tokens.example');
    const { headers } = await tokenOf(dan, ['read']);
    await api.store
      .system('api_tokens')
      .updateOne({ user_id: dan.userId }, { $set: { organization: world.organizationId } });
    const answer = await api.anybody.send('GET', '/api/me', undefined, headers);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'invalid_token' })]);
  });
});
