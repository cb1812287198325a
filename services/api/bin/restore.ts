/** `npm run restore -- <file>`: puts a backup in the place of the embedded database, while the service is stopped. */
import { readConfig } from '../src/config.ts';
import { BackupError, restore } from '../src/store/embedded/backup/backup.ts';
import { run } from './data-folder.ts';

await run(readConfig(process.env), async ({ dataDir }, [file]) => {
  if (file === undefined) throw new BackupError('Name the backup: npm run restore -- <file>');
  const earlier = restore(dataDir, file, new Date());
  return `The backup is in place.${earlier === null ? '' : ` The database that was there before is ${earlier}`}`;
});
