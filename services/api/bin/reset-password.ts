/** `npm run reset-password -- <email>`: makes a link with which a person chooses a new password, also while the service is running. */
import { collections } from '../src/store-spec.ts';
import { readConfig, type Config } from '../src/config.ts';
import { linkForPerson, LinkRefusedError } from '../src/identity/provider/recovery/link-for-person.ts';
import { migrations } from '../src/migrations.ts';
import { openBeside } from '../src/store/embedded/beside/beside.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/port.ts';
import { runCommand } from './run-command.ts';

const COLLECTIONS = ['accounts', 'identity_profiles', 'password_links'];

async function open({ dataDir, mongodbUrl }: Config): Promise<Pick<Store, 'system'> & { close(): unknown }> {
  if (mongodbUrl !== undefined) return openStore({ dataDir, mongodbUrl }, collections, migrations);
  return openBeside(dataDir, Object.fromEntries(COLLECTIONS.map((name) => [name, collections.system[name] ?? {}])));
}

await runCommand(async ([email]) => {
  const config = readConfig(process.env);
  if (config.oidc !== undefined)
    throw new LinkRefusedError(`People sign in at ${config.oidc.issuer}, which has their passwords. Reset it there.`);
  const store = await open(config);
  try {
    const { name, email: address, url, expiresAt } = await linkForPerson(store, email, config.publicUrl);
    return [
      `With this link ${name} (${address}) can choose a new password, once, until ${expiresAt}:`,
      url,
      'Whoever opens it can sign in as this person: hand it over in a way that only they can read.',
    ].join('\n\n');
  } finally {
    await store.close();
  }
});
