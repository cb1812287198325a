/**
 * An external OpenID Connect provider for tests: another process, another origin, its own login page.
 *
 *   node services/api/test/external-provider.ts --port 9100 --redirect-uri http://localhost:8080/api/auth/callback \
 *     --account ann@example.com=a-long-password
 *
 * Once it listens it sends `{ type: 'ready', issuer }` to its parent process, or prints the issuer when there is none.
 */
import { parseArgs } from 'node:util';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Provider, type Configuration } from 'oidc-provider';

export interface ExternalProviderOptions {
  /** 0 for any. */
  port: number;
  redirectUris: string[];
  clientId: string;
  clientSecret: string;
  /** Passwords by e-mail address. */
  accounts: Map<string, string>;
}

/** @returns its issuer and a function that stops it */
export async function startExternalProvider(
  options: ExternalProviderOptions,
): Promise<{ issuer: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  // Set only after listening, because the issuer contains the port.
  let handle: ReturnType<Provider['callback']> | undefined;
  let provider: Provider | undefined;
  await app.register(formbody);
  const provided = () => {
    if (provider === undefined) throw new Error('not ready');
    return provider;
  };
  loginRoutes(app, provided, options.accounts);
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all('/*', (request, reply) => {
      reply.hijack();
      void handle?.(request.raw, reply.raw);
    });
  });
  const issuer = await app.listen({ host: '127.0.0.1', port: options.port });
  provider = new Provider(issuer, configuration(options));
  handle = provider.callback();
  return { issuer, close: () => app.close() };
}

function configuration({ redirectUris, clientId, clientSecret, accounts }: ExternalProviderOptions): Configuration {
  const origins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))];
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        backchannel_logout_uri: `${origins[0]}/api/auth/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['only for tests'], names: { session: 'external_session' } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    // By default the library refuses to call this machine.
    fetch: (input, init) =>
      fetch(input, { method: init?.method ?? 'GET', headers: init?.headers ?? {}, body: init?.body ?? null }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, sub) =>
      accounts.has(sub)
        ? { accountId: sub, claims: async () => ({ sub, email: sub, email_verified: true, name: sub.split('@')[0] }) }
        : undefined,
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

type Visit = FastifyRequest<{ Params: { uid: string }; Body: { email?: string; password?: string } | undefined }>;

function loginRoutes(app: FastifyInstance, provider: () => Provider, accounts: ReadonlyMap<string, string>): void {
  const show = (reply: FastifyReply, status: number, uid: string, problem = '') =>
    reply.code(status).type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Example ID</title>
<h1>Example ID</h1>${problem}<form method="post" action="/interaction/${uid}/login">
<p><label for="email">Email</label> <input id="email" name="email" type="email" autocomplete="username" required></p>
<p><label for="password">Password</label> <input id="password" name="password" type="password" autocomplete="current-password" required></p>
<button>Sign in</button></form><form method="post" action="/interaction/${uid}/abort"><button>Cancel</button></form></html>`);

  const finish = async (request: Visit, reply: FastifyReply, result: Parameters<Provider['interactionResult']>[2]) =>
    reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);

  app.get('/interaction/:uid', async (request: Visit, reply) =>
    show(reply, 200, (await provider().interactionDetails(request.raw, reply.raw)).uid),
  );
  app.post('/interaction/:uid/login', async (request: Visit, reply) => {
    const { email = '', password = '' } = request.body ?? {};
    if (password === '' || accounts.get(email) !== password)
      return show(reply, 401, request.params.uid, '<p role="alert">Wrong email or password.</p>');
    return finish(request, reply, { login: { accountId: email } });
  });
  app.post('/interaction/:uid/abort', (request: Visit, reply) => finish(request, reply, { error: 'access_denied' }));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      'redirect-uri': { type: 'string', multiple: true, default: ['http://localhost:8080/api/auth/callback'] },
      'client-id': { type: 'string', default: 'parapet-test' },
      'client-secret': { type: 'string', default: 'parapet-test-secret' },
      account: { type: 'string', multiple: true, default: ['ann@example.com=correct horse battery'] },
    },
  });
  const accounts = new Map(
    values.account.map((account) => [account.slice(0, account.indexOf('=')), account.slice(account.indexOf('=') + 1)]),
  );
  const { issuer } = await startExternalProvider({
    port: Number(values.port),
    redirectUris: values['redirect-uri'],
    clientId: values['client-id'],
    clientSecret: values['client-secret'],
    accounts,
  });
  if (process.send === undefined) process.stdout.write(`${issuer}\n`);
  else process.send({ type: 'ready', issuer });
  process.on('disconnect', () => process.exit(0));
}
