import { join } from 'node:path';
import { checkRemote } from '@parapet/build/check-remote';
import { remote } from '../remote.ts';

checkRemote(remote, join(import.meta.dirname, '../..'));
