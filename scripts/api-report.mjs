/**
 * `npm run api-report`: writes the reports of the packages that remotes are built on.
 */
import { writeFileSync } from 'node:fs';
import { PACKAGES, reportFile, reportOf } from './lib/api-report.mjs';
import { mustRun } from './lib/run.mjs';

await mustRun('tsc', ['-b', ...PACKAGES.map(({ name }) => `shell/${name}`)]);
for (const one of PACKAGES) writeFileSync(reportFile(one), reportOf(one));
