/** Keys of the embedded provider, which are created at the first start and stored. */
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Store, SystemDoc } from '../../store/port.ts';
import { newSecret } from '../secrets.ts';

export interface ProviderKeys {
  /** Private key that signs ID tokens. */
  signing: JWK;
  cookies: string[];
  /** The client secret of the product. */
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
  // A concurrent process was faster.
  const theirs = await keys.get(ID);
  if (theirs === null) throw new Error("The provider's keys were removed while the service started");
  return theirs;
}
