/** `npm run preview -w remotes/<name>`: serves the remote in this folder from this machine, as it is released: see {@link previewUntilEnd}. */
import { readFileSync } from 'node:fs';
import { withNeeds } from './lib/gate/gate.mjs';
import { previewUntilEnd } from './lib/preview.mjs';
import { viteBuild } from './lib/vite-build.mjs';

const folder = process.cwd();
const { name } = JSON.parse(readFileSync('manifest.json', 'utf8'));
await previewUntilEnd({
  name,
  folder,
  build: (outDir) =>
    withNeeds(folder, outDir, () => viteBuild({ part: name, folder, outDir, onProgress: console.log })),
});
