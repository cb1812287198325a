/**
 * `npm run api-report`: writes the reports of the packages that remotes are built on. With `--release` it also records their exports as
 * released: from then on a test fails when one of them is removed without a new major version.
 */
import { writeFileSync } from 'node:fs';
import { PACKAGES, released, releasedFile, reportFile, reportOf } from './lib/api-report.mjs';
import { mustRun } from './lib/run.mjs';

await mustRun('tsc', ['-b', ...PACKAGES.map(({ name }) => `shell/${name}`)]);
for (const one of PACKAGES) {
  writeFileSync(reportFile(one), reportOf(one));
  if (process.argv.includes('--release'))
    writeFileSync(releasedFile(one), `${JSON.stringify(released(one), null, 2)}\n`);
}
