import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { environment, root } from '../lib/run.mjs';

let child;
afterEach(() => child?.kill());

/** @returns {Promise<string>} what it says first */
function start(...args) {
  child = spawn('node', [join(root, 'services/api/mocks/bin/serve.ts'), ...args], { env: environment({ PORT: '0' }) });
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    child.stderr.on('data', (chunk) => !String(chunk).includes('Warning') && resolve(String(chunk)));
  });
}

it('answers over HTTP as somebody with a role, keeps what is changed, and fails as it is told', async () => {
  const said = await start('role=risk_manager', 'fail=listAssets:500');
  const [origin] = said.match(/http:\/\/127\.0\.0\.1:\d+/);
  const call = (path, init) => fetch(`${origin}/api/${path}`, init);
  expect(await (await call('me')).json()).toMatchObject({ role: 'risk_manager' });
  const body = JSON.stringify({ title: 'Call the provider' });
  const made = await call('tasks', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(made.status).toBe(201);
  const { id } = await made.json();
  expect(await (await call(`tasks/${id}`)).json()).toMatchObject({ title: 'Call the provider' });
  expect((await call('assets')).status).toBe(500);
  expect((await call('nothing')).status).toBe(404);
});

it('says what is wrong with a switch', async () => {
  expect(await start('role=king')).toMatch(/^mock: role must be one of admin, .*, not "king"/);
});
