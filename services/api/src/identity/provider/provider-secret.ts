import type { Store, SystemDoc } from '../../store/port.ts';
import { newSecret } from '../../platform/secrets.ts';

interface KeysDoc extends SystemDoc {
  client_secret: string;
}

const ID = 'embedded';

/** The secret that seals pending sign-ins where no provider shares one with us: created at the first start, and the same in every process. */
export async function providerSecret(store: Store): Promise<string> {
  const keys = store.system<KeysDoc>('provider_keys');
  await keys.insertIfAbsent({ _id: ID, client_secret: newSecret() });
  const stored = await keys.get(ID);
  if (stored === null) throw new Error('The secret of the built-in accounts was removed while the service started');
  return stored.client_secret;
}
