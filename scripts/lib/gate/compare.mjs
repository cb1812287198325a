/**
 * `node compare.mjs <built shell> <folder of a release>…`: prints for each release what does not fit the shell, as a list of lists in JSON. Runs on
 * the pinned Node, because the rules are in TypeScript.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misfits, misfitText } from '../../../contracts/src/compatibility/surface.ts';

const [shellDir, ...folders] = process.argv.slice(2);
const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const provides = read(shellDir, 'provides.json');

const reasons = folders.map((folder) => {
  if (!existsSync(join(folder, 'needs.json'))) return ['it does not record what it needs (needs.json is missing)'];
  try {
    const needs = read(folder, 'needs.json');
    return misfits(needs, provides).map((one) => misfitText(one, needs, provides));
  } catch (error) {
    // A release may come from elsewhere.
    return [`what it records in needs.json cannot be understood (${error.message})`];
  }
});
console.log(JSON.stringify(reasons));
