/**
 * One process that answers requests: the service itself, or a bare one beside it. Started by the bench, which it tells
 * where it listens and, when asked, how much processor time it has used.
 */
import { createApp } from '../../src/app.ts';
import { collections } from '../../src/collections.ts';
import { readConfig } from '../../src/config.ts';
import { createSessions } from '../../src/identity/sessions.ts';
import { standardOutput } from '../../src/logging/line-buffer.ts';
import { migrations } from '../../src/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { bareApp } from './bare.ts';
import type { Order, Told } from './messages.ts';
import { ADMIN } from './recipe.ts';
import { findSample } from './sample.ts';

const tell = (told: Told) => process.send?.(told);

async function serviceApp(store: Store, logLevel: string) {
  return createApp({ config: readConfig({ LOG_LEVEL: logLevel, RATE_LIMIT: '1000000000' }), store, logStream: standardOutput() });
}

/** @returns the value of the session cookie */
async function signIn(store: Store): Promise<string> {
  const profile = { email: `${ADMIN}@bench.example`, email_verified: true, name: ADMIN };
  return createSessions(store).start({ user_id: ADMIN, profile, issuer: 'https://bench.example', subject: ADMIN, provider_sid: null, id_token: null });
}

async function serve({ kind, options, logLevel }: Order): Promise<void> {
  const store = await openStore(options, collections, migrations);
  const app = kind === 'service' ? await serviceApp(store, logLevel) : await bareApp(store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere');
  // Also when the bench was killed.
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message === 'used') {
      const { user, system } = process.cpuUsage();
      tell({ is: 'used', milliseconds: (user + system) / 1000 });
    }
    // A profile is written when the process ends by itself.
    if (message === 'stop') void app.close().then(() => store.close()).then(() => process.disconnect?.());
  });
  tell({ is: 'ready', port: address.port, cookie: await signIn(store), sample: await findSample(store) });
}

const order: Order = JSON.parse(process.argv[2] ?? '');
await serve(order);
