/** The MCP server, as the client of its own SDK sees it. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '@parapet/contracts/rules';
import { allStores } from '../store/testing.ts';
import { openApi, type Person, type TestApi } from '../testing/api.ts';
import { originOf } from '../testing/event-stream.ts';

describe.each(allStores)('the MCP server on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let riskId: string;
  const clients: Client[] = [];

  beforeAll(async () => {
    api = await openApi(on, { config: { rateLimit: 200 } });
    ada = await api.person('ada@example.com');
    const { data } = await ada.client.POST('/api/risks', {
      body: {
        organization_id: ada.organizationId,
        title: 'Ransomware',
        severity: 'critical',
        impact_level: 5,
        probability: 4,
      },
    });
    riskId = data?.id ?? '';
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await api.close();
  });

  async function tokenOf(person: Person, scopes: TokenScope[]): Promise<string> {
    const { data } = await person.client.POST('/api/me/tokens', { body: { name: 'Agent', scopes } });
    return data?.secret ?? '';
  }
  async function agentOf(person: Person, scopes: TokenScope[]): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const authorization = `Bearer ${await tokenOf(person, scopes)}`;
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${await originOf(api.app)}/api/mcp`), {
        requestInit: { headers: { authorization } },
      }),
    );
    clients.push(client);
    return client;
  }
  const call = async (agent: Client, name: string, given: Record<string, unknown> = {}) =>
    agent.callTool({ name, arguments: given });
  const riskCount = async () =>
    (await ada.client.GET('/api/risks', { params: { query: { organization_id: ada.organizationId } } })).data?.total;
  const post = async (
    headers: Record<string, string>,
    body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  ) =>
    fetch(`${await originOf(api.app)}/api/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    });

  test('lists tools for tasks, with what they do to data', async () => {
    const { tools } = await (await agentOf(ada, ['read'])).listTools();
    expect(tools.length).toBeGreaterThanOrEqual(25);
    expect(
      tools.every(
        ({ description, inputSchema }) =>
          (description ?? '').length > 20 &&
          !JSON.stringify(inputSchema).includes('$ref') &&
          !JSON.stringify(inputSchema).includes('organization_id'),
      ),
    ).toBe(true);
    const hints = Object.fromEntries(
      tools.map(({ name, annotations }) => [name, [annotations?.readOnlyHint, annotations?.destructiveHint]]),
    );
    expect(hints).toMatchObject({
      find_risks: [true, false],
      propose_change: [true, false],
      add_risk: [false, false],
      update_risk: [false, true],
    });
  });

  test('reads as the person of the token, with links', async () => {
    const agent = await agentOf(ada, ['read']);
    expect((await call(agent, 'find_risks', { severity: ['critical'] })).structuredContent).toMatchObject({
      total: 1,
      items: [{ title: 'Ransomware', path: `/risk-register?risk=${riskId}` }],
    });
    expect((await call(agent, 'get_risk', { id: riskId })).structuredContent).toMatchObject({
      risk: { title: 'Ransomware' },
      notes: [],
      tasks: [],
    });
    expect((await call(agent, 'risk_matrix')).structuredContent).toMatchObject({
      total: 1,
      cells: [{ impact_level: 5, probability: 4, count: 1 }],
    });
    expect((await call(agent, 'search_controls', { text: 'backup' })).structuredContent).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'CP-9' })]),
    });
  });

  test('every tool that only reads answers', async () => {
    const agent = await agentOf(ada, ['read']);
    const { tools } = await agent.listTools();
    for (const { name, annotations, inputSchema } of tools) {
      if (annotations?.readOnlyHint !== true || (inputSchema.required ?? []).length > 0) continue;
      const answer = await call(agent, name);
      expect([name, answer.isError, typeof answer.structuredContent]).toEqual([name, false, 'object']);
    }
  });

  test('writes with the scope, in the name of the person', async () => {
    const agent = await agentOf(ada, ['read', 'risks/create', 'risks/update']);
    const added = await call(agent, 'add_risk', { title: 'Phishing', severity: 'high' });
    const id: unknown = Reflect.get(Object(added.structuredContent), 'id');
    expect(added.structuredContent).toMatchObject({ title: 'Phishing', severity: 'high', version: 1 });
    expect((await call(agent, 'update_risk', { id, category: 'People', version: 1 })).structuredContent).toMatchObject({
      category: 'People',
      version: 2,
    });
    expect(await call(agent, 'update_risk', { id, category: 'Other', version: 1 })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('changed_meanwhile') }],
    });
    expect((await call(agent, 'add_note', { id, note: 'Seen by an agent' })).isError).toBe(false);
    const { data } = await ada.client.GET('/api/audit', {
      params: { query: { organization_id: ada.organizationId, entity: 'risks', entity_id: String(id) } },
    });
    expect(data?.items.map(({ action, actor_id, actor_token }) => [action, actor_id, actor_token])).toEqual([
      ['update', ada.userId, 'Agent'],
      ['create', ada.userId, 'Agent'],
    ]);
    const ofNotes = await ada.client.GET('/api/audit', {
      params: { query: { organization_id: ada.organizationId, entity: 'risk_notes' } },
    });
    expect(ofNotes.data?.items).toMatchObject([
      {
        action: 'create',
        actor_id: ada.userId,
        actor_token: 'Agent',
        after: { risk_id: id, note: 'Seen by an agent' },
      },
    ]);
    await ada.client.PATCH('/api/risks/{id}', { params: { path: { id: String(id) } }, body: { category: 'Own' } });
    const own = await ada.client.GET('/api/audit', {
      params: { query: { organization_id: ada.organizationId, entity: 'risks', entity_id: String(id), limit: 1 } },
    });
    expect(own.data?.items).toMatchObject([{ actor_id: ada.userId }]);
    expect(own.data?.items[0]).not.toHaveProperty('actor_token');
    const verdict = await ada.client.GET('/api/audit/verify', {
      params: { query: { organization_id: ada.organizationId } },
    });
    expect(verdict.data).toMatchObject({ ok: true });
  });

  test('answers with a proposal, and stores nothing, when the token may not write', async () => {
    const agent = await agentOf(ada, ['read']);
    const before = await riskCount();
    expect((await call(agent, 'add_risk', { title: 'Fire', severity: 'low' })).structuredContent).toMatchObject({
      stored: false,
      note: expect.stringContaining('lacks the scope risks/create'),
      proposal: expect.stringContaining('“Fire”'),
      changes: expect.arrayContaining([{ field: 'title', after: 'Fire' }]),
    });
    const change = {
      stored: false,
      changes: [{ field: 'severity', before: 'critical', after: 'low' }],
      proposal: 'Change a risk “Ransomware”: severity “critical” → “low”',
    };
    expect((await call(agent, 'update_risk', { id: riskId, severity: 'low' })).structuredContent).toMatchObject(change);
    expect((await call(agent, 'propose_change', { id: riskId, severity: 'low' })).structuredContent).toMatchObject(
      change,
    );
    expect(await call(agent, 'add_risk', { title: 'Fire', severity: 'awful' })).toMatchObject({ isError: true });
    expect(await riskCount()).toBe(before);
    expect((await call(agent, 'get_risk', { id: riskId })).structuredContent).toMatchObject({
      risk: { severity: 'critical', version: 1 },
    });
  });

  test('does no more than the role, and knows only its own organization', async () => {
    const auditor = await api.colleague(ada, 'audrey@example.com', 'auditor');
    const agent = await agentOf(auditor, ['read', 'risks/create']);
    expect(await call(agent, 'add_risk', { title: 'Fire' })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('role_not_allowed') }],
    });
    const stranger = await agentOf(await api.person('eve@example.net'), ['read', 'risks/update']);
    for (const [tool, given] of [
      ['get_risk', {}],
      ['update_risk', { severity: 'low' }],
      ['propose_change', { severity: 'low' }],
      ['add_note', { note: 'x' }],
    ] as const) {
      expect(await call(stranger, tool, { id: riskId, ...given })).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining('risk_not_found') }],
      });
    }
    expect((await call(stranger, 'find_risks')).structuredContent).toMatchObject({ total: 0 });
    expect(await call(stranger, 'find_risks', { organization_id: ada.organizationId })).toMatchObject({
      isError: true,
    });
    const writer = await agentOf(ada, ['tasks/create']);
    expect(await call(writer, 'find_risks')).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('lacks the scope risks/read') }],
    });
    expect(await call(writer, 'drop_everything')).toMatchObject({ isError: true });
  });

  test('takes API tokens only', async () => {
    for (const headers of [
      {},
      ada.headers,
      { authorization: 'Bearer wrong' },
      { ...ada.headers, authorization: 'Bearer wrong' },
    ]) {
      const answer = await post(headers);
      expect([answer.status, answer.headers.get('www-authenticate')?.startsWith('Bearer')]).toEqual([401, true]);
    }
    const authorization = `Bearer ${await tokenOf(ada, ['read'])}`;
    expect((await post({ authorization }, [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }])).status).toBe(400);
    expect(
      (await fetch(`${await originOf(api.app)}/api/mcp`, { headers: { authorization, accept: 'text/event-stream' } }))
        .status,
    ).toBe(405);
  });

  test('ends every answer, also where an agent wants to be told of changes', async () => {
    const authorization = `Bearer ${await tokenOf(ada, ['read'])}`;
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = { authorization, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    const answer = await post(headers, {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: meta },
    });
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('limit') } });
  });

  test('counts calls in the limit of the person', async () => {
    const bob = await api.person('bob@example.org');
    const authorization = `Bearer ${await tokenOf(bob, ['read'])}`;
    const answers = await Promise.all(Array.from({ length: 210 }, () => post({ authorization })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await bob.send('GET', '/api/me')).status).toBe(429);
  });
});
