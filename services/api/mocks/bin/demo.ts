/**
 * `npm run demo`: fills the organization of somebody who has signed up with the sample company.
 * The embedded database belongs to one process, so the product is stopped meanwhile; with MONGODB_URL it may run.
 */
import { join } from 'node:path';
import { collections } from '@parapet/api/store-spec.ts';
import { migrations } from '@parapet/api/migrations.ts';
import { readAudit } from '@parapet/api/store/audit-key/audit-config.ts';
import { auditKeyFile } from '@parapet/api/store/audit-key/outside-key.ts';
import { openStore } from '@parapet/api/store/open-store.ts';
import { StartError } from '@parapet/api/store/start-error.ts';
import {
  DemoRefusedError,
  fillOrganization,
  organizationToFill,
  type DemoClock,
} from '../src/demo/fill-organization.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const clock: DemoClock = { time: null };

try {
  const dataDir = process.env['DATA_DIR'] || join(root, 'data');
  const mongodbUrl = process.env['MONGODB_URL'] || undefined;
  const { key: given } = readAudit(
    (name) => process.env[name]?.trim() || undefined,
    (name, must) => {
      throw new DemoRefusedError(`${name} ${must}`);
    },
  );
  const auditKey = { given, file: auditKeyFile(dataDir) };
  const store = await openStore(
    { dataDir, mongodbUrl, auditKey, clock: () => clock.time ?? Date.now() },
    collections,
    migrations,
  );
  try {
    const { organization_id, user_id, email } = await organizationToFill(store, process.env['DEMO_EMAIL'] || null);
    const records = await fillOrganization(store, clock, organization_id, user_id, new Date());
    process.stdout.write(
      `Filled the organization of ${email} with ${records} records. Start the product with npm start.\n`,
    );
  } finally {
    await store.close();
  }
} catch (error) {
  const plain = error instanceof DemoRefusedError || error instanceof StartError;
  process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
