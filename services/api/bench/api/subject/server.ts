/**
 * A process that serves requests: the service itself, or the bare one. The bench starts it, and receives its port and, on
 * request, the processor time that it has used.
 */
import { createApp } from '../../../src/app.ts';
import { collections } from '../../../src/store-spec.ts';
import { readConfig } from '../../../src/config.ts';
import { createSessions } from '../../../src/identity/sessions.ts';
import { standardOutput } from '../../../src/logging/standard-output.ts';
import { migrations } from '../../../src/migrations.ts';
import { openStore } from '../../../src/store/open-store.ts';
import type { Store } from '../../../src/store/port.ts';
import { bareApp } from './bare.ts';
import type { Message, SubjectConfig } from './messages.ts';
import { ADMIN, MEMBERS, memberId } from '../data/recipe.ts';
import { findSample } from '../data/sample.ts';

const send = (message: Message) => process.send?.(message);

async function serviceApp(store: Store, logLevel: string) {
  return createApp({
    config: readConfig({ LOG_LEVEL: logLevel, RATE_LIMIT: '1000000000' }),
    store,
    logStream: standardOutput(),
  });
}

/** @returns the value of the session cookie */
async function signIn(store: Store, id: string): Promise<string> {
  const profile = { email: `${id}@bench.example`, email_verified: true, name: id };
  return createSessions(store).start({
    user_id: id,
    profile,
    issuer: 'https://bench.example',
    subject: id,
    provider_sid: null,
    id_token: null,
  });
}

async function signInAll(store: Store): Promise<[string, ...string[]]> {
  const admin = await signIn(store, ADMIN);
  const others: string[] = [];
  for (let n = 1; n < MEMBERS; n += 1) others.push(await signIn(store, memberId(n)));
  return [admin, ...others];
}

async function serve({ kind, options, logLevel }: SubjectConfig): Promise<void> {
  const store = await openStore(options, collections, migrations);
  const app = kind === 'service' ? await serviceApp(store, logLevel) : await bareApp(store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  // The bench has ended, or was killed.
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message === 'processorTime') {
      const { user, system } = process.cpuUsage();
      send({ type: 'processorTime', milliseconds: (user + system) / 1000 });
    }
    // A CPU profile is only written when the process exits by itself.
    if (message === 'stop')
      void app
        .close()
        .then(() => store.close())
        .then(() => process.disconnect?.());
  });
  send({ type: 'ready', port: address.port, cookies: await signInAll(store), sample: await findSample(store) });
}

const config: SubjectConfig = JSON.parse(process.argv[2] ?? '');
await serve(config);
