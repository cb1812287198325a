/** `npm run reset-password`, while the service is running. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RiskTableDoc } from '../collections.ts';
import { createProfiles } from '../identity/profiles.ts';
import { actionOf, Browser } from '../identity/testing/browser.ts';
import { ORIGIN, PASSWORD, signIn, signUp, userOf } from '../identity/testing/open-identity.ts';
import { allStores } from '../store/testing.ts';
import { openApi, type TestApi } from '../testing/api.ts';

const NEXT = 'two loud penguins';
const COMMAND = fileURLToPath(new URL('../../bin/reset-password.ts', import.meta.url));

describe.each(allStores)('the command to reset a password on $name', (on) => {
  let api: TestApi;
  let ann: Browser;
  beforeAll(async () => {
    api = await openApi(on);
    ann = new Browser(api.app, ORIGIN);
    await signUp(ann, 'ann@example.com');
    await ann.go('/api/organizations', { method: 'POST', headers: { 'content-type': 'application/json' } });
  });
  afterAll(() => api.close());

  const command = (args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, ...args], {
      env: { ...process.env, DATA_DIR: api.options.dataDir, MONGODB_URL: api.options.mongodbUrl ?? '', ...env },
    });
  const refusal = (message: string) => ({ code: 1, stderr: `${message}\n`, stdout: '' });

  test('makes a link that works once, and the audit trail records the new password', async () => {
    // The service writes meanwhile.
    const writing = new AbortController();
    const organization_id = JSON.parse((await ann.go('/api/me')).text).organizationId;
    const writes = (async () => {
      for (let n = 0; !writing.signal.aborted; n += 1) {
        await api.store
          .org(organization_id, { id: 'test' })
          .collection<RiskTableDoc>('risk_tables')
          .insertOne({ name: `Table ${n}`, description: '', domain: null, template_id: null, is_template: false });
        await new Promise((resolve) => void setImmediate(resolve));
      }
    })();
    const { stdout } = await command([' Ann@Example.com ']);
    writing.abort();
    await writes;
    expect(stdout).toContain('With this link Ann Example (ann@example.com) can choose a new password, once, until 20');
    const [link = ''] = /http\S+/.exec(stdout) ?? [];
    const browser = new Browser(api.app, ORIGIN);
    const page = await browser.go(link);
    expect(page.text).toContain('For the account ann@example.com');
    const form = { token: new URL(link).searchParams.get('token') ?? '', password: NEXT };
    expect((await browser.post(actionOf(page, '/idp/reset'), form)).status).toBe(200);
    expect((await browser.post('/idp/reset', form)).status).toBe(410);
    expect(await userOf(ann)).toBeNull();
    expect((await signIn(browser, 'ann@example.com', PASSWORD)).status).toBe(401);
    await signIn(browser, 'ann@example.com', NEXT);

    const user = await userOf(browser);
    const { items } = JSON.parse((await browser.go(`/api/audit?entity=members&entity_id=${user?.id}`)).text);
    expect(items[0]).toMatchObject({
      action: 'update',
      actor_id: user?.id,
      request_id: expect.any(String),
      after: { password_reset: { link: 'command' } },
    });
    expect(JSON.stringify(items)).not.toMatch(/argon2|token/);
    expect(JSON.parse((await browser.go('/api/audit/verify')).text)).toMatchObject({ ok: true });
  });

  test('says why there is no link', async () => {
    await createProfiles(api.store).save('elsewhere', { email: 'eve@example.com', email_verified: true, name: 'Eve' });
    await expect(command([])).rejects.toMatchObject(
      refusal('Name the person: npm run reset-password -- person@example.com'),
    );
    await expect(command(['ann at example'])).rejects.toMatchObject(
      refusal('"ann at example" is not an email address.'),
    );
    await expect(command(['bob@example.com'])).rejects.toMatchObject(
      refusal('There is no account for bob@example.com.'),
    );
    await expect(command(['eve@example.com'])).rejects.toMatchObject(
      refusal(
        'eve@example.com has signed in through another identity provider, and has no password here. Reset it there.',
      ),
    );
    const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    await expect(command(['ann@example.com'], oidc)).rejects.toMatchObject(
      refusal('People sign in at https://id.example, which has their passwords. Reset it there.'),
    );
  });
});
