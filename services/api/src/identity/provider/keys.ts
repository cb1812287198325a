/** Keys of the embedded provider: made once, the first time, and kept in the store. */
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Store, SystemDoc } from '../../store/port.ts';
import { newSecret } from '../secrets.ts';

export interface ProviderKeys {
  /** Private key that ID tokens are signed with. */
  signing: JWK;
  cookies: string[];
  /** What the product itself shows at the token endpoint. */
  client_secret: string;
}

interface KeysDoc extends SystemDoc, ProviderKeys {}

export const SIGNING_ALG = 'ES256';
const ID = 'embedded';

export async function providerKeys(store: Store): Promise<ProviderKeys> {
  const keys = store.system<KeysDoc>('provider_keys');
  const before = await keys.get(ID);
  if (before !== null) return before;
  const { privateKey } = await generateKeyPair(SIGNING_ALG, { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), use: 'sig', alg: SIGNING_ALG, kid: newSecret() };
  const made: KeysDoc = { _id: ID, signing, cookies: [newSecret()], client_secret: newSecret() };
  if (await keys.insertIfAbsent(made)) return made;
  // Another process was first.
  const theirs = await keys.get(ID);
  if (theirs === null) throw new Error("The provider's keys were removed while the service started");
  return theirs;
}
