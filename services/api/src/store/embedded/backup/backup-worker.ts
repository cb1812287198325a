/** A thread that makes a backup, because what it checks and copies at once would hold requests up. */
import { workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

const { dataDir, file } = workerData as { dataDir: string; file: string };
await backUp(dataDir, file);
