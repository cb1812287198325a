/** A provider that is down, or hangs, at each step of signing in and out. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRelyingParty } from './openid-relying-party.ts';
import { ProviderUnreachableError, SignInRefusedError, type RelyingParty } from './relying-party.ts';

const PENDING = { verifier: 'v'.repeat(43), nonce: 'n' };
const CALLBACK = '?state=s&code=c';

let server: Server;
let issuer: string;
let party: RelyingParty;
/** Answers of the token endpoint. */
let token: (response: ServerResponse) => void;
/** Whether the server takes requests and does not answer. */
let hangs = false;

beforeEach(async () => {
  hangs = false;
  server = createServer((request, response) => {
    if (hangs) return;
    if (request.url === '/token') return token(response);
    const at = (path: string) => `${issuer}${path}`;
    response
      .setHeader('content-type', 'application/json')
      .end(
        JSON.stringify({
          issuer,
          authorization_endpoint: at('/auth'),
          token_endpoint: at('/token'),
          jwks_uri: at('/keys'),
          end_session_endpoint: at('/end'),
        }),
      );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  party = createRelyingParty({
    issuer,
    clientId: 'parapet',
    clientSecret: 'secret',
    publicUrl: 'http://localhost:8080',
    timeout: 1,
  });
});
afterEach(async () => {
  await stop();
});

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
const start = () => party.authorizationUrl('s', PENDING, 'login');

test('nobody is sent to a provider that went down since the last sign-in, and the next sign-in works when it is back', async () => {
  expect(await start()).toContain(`${issuer}/auth?`);
  hangs = true;
  await expect(start()).rejects.toThrow(ProviderUnreachableError);
  hangs = false;
  expect(await start()).toContain(`${issuer}/auth?`);
  await stop();
  await expect(start()).rejects.toThrow(ProviderUnreachableError);
});

test('signing out does not lead to a provider that is down', async () => {
  expect(await party.endSessionUrl(null)).toContain(`${issuer}/end?`);
  await stop();
  expect(await party.endSessionUrl(null)).toBeNull();
});

test.each<[string, (response: ServerResponse) => void]>([
  ['hangs', () => {}],
  ['breaks off', (response) => void response.setHeader('content-type', 'application/json').write('{"access_token":')],
  ['closes the connection', (response) => response.destroy()],
  ['has an error', (response) => void response.writeHead(502).end('<html>')],
])('a token endpoint that %s counts as an unreachable provider', async (_what, answer) => {
  token = answer;
  await expect(party.redeem(CALLBACK, 's', PENDING)).rejects.toThrow(ProviderUnreachableError);
});

test('keys that cannot be read count as an unreachable provider, not as an invalid token', async () => {
  const { keys } = await party.keys();
  await stop();
  await expect(keys({ alg: 'RS256' }, { payload: '', signature: '' })).rejects.toThrow(ProviderUnreachableError);
});

test('a token endpoint that refuses the code counts as a refused sign-in, not as an unreachable provider', async () => {
  token = (response) =>
    void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
  await expect(party.redeem(CALLBACK, 's', PENDING)).rejects.toThrow(SignInRefusedError);
});
