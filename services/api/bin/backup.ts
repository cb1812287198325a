/** `npm run backup [-- <file>]`: copies the embedded database, also while the service is running. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { auditKeyFile } from '../src/store/audit-key/outside-key.ts';
import { backUp } from '../src/store/embedded/backup/backup.ts';
import { backupsFolder, timeInName } from '../src/store/embedded/backup/scheduled-backups.ts';
import { run } from './data-folder.ts';

await run(readConfig(process.env), async ({ dataDir }, [given]) => {
  const file = given ?? join(backupsFolder(dataDir), `parapet-${timeInName(new Date())}.sqlite`);
  await backUp(dataDir, file);
  const keyFile = auditKeyFile(dataDir);
  const key = existsSync(keyFile)
    ? `\n\nIt does not contain the key that signs the audit trail's seals. Keep a copy of ${keyFile} in another place.`
    : '';
  return `The backup is complete and was checked: ${file}${key}`;
});
