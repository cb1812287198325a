/** `npm run backup [-- <file>]`: copies the embedded database, also while the service is running. */
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { backUp } from '../src/store/embedded/backup/backup.ts';
import { run } from './data-folder.ts';

await run(readConfig(process.env), async ({ dataDir }, [given]) => {
  const file = given ?? join(dataDir, 'backups', `parapet-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  await backUp(dataDir, file);
  return `The backup is complete and was checked: ${file}`;
});
