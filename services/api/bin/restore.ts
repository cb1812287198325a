/** `npm run restore -- <file>`: puts a backup in the place of the embedded database, while the service is stopped. */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/config.ts';
import { auditKeyFile } from '../src/store/audit-key/outside-key.ts';
import { BackupError, restore } from '../src/store/embedded/backup/backup.ts';
import { run } from './data-folder.ts';

await run(readConfig(process.env), async ({ dataDir, audit }, [file]) => {
  if (file === undefined) throw new BackupError('Name the backup: npm run restore -- <file>');
  const earlier = restore(dataDir, file, new Date());
  const keyFile = auditKeyFile(dataDir);
  const key =
    audit.key !== undefined || existsSync(keyFile)
      ? ''
      : `\n\nBackups do not contain the key that signs the audit trail's seals: before the start put it back as ${keyFile}, or set AUDIT_KEY.`;
  return `The backup is in place.${earlier === null ? '' : ` The database that was there before is ${earlier}`}${key}`;
});
