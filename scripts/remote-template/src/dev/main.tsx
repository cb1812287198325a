/** Runs this remote by itself, in a stand-in for the shell and with mocks: `npm run dev -w remotes/__NAME__`. */
import { startDevShell } from '@parapet/build/dev-shell';
import { remote } from '../remote.ts';

await startDevShell(remote);
