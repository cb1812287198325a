/**
 * Checks one release against those that are published. Runs on the pinned Node, because the rules are in TypeScript.
 *
 * `node check-release.mjs <registry folder>`, with the entry as JSON on standard input; prints each reason against it on a line.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { usableReleases } from '../../contracts/src/usable-releases.ts';
import * as ICONS from '../../shell/ui/src/components/icon/icons.ts';
import { readRegistry } from './release-registry.mjs';

/** What every release has; its other files are named by these. */
const FILES = ['mf-manifest.json', 'remoteEntry.js', 'manifest.json'];

const registryDir = process.argv[2];
const entry = JSON.parse(await text(process.stdin));
const others = readRegistry(registryDir).remotes.filter(({ name }) => name !== entry.name);
const folder = join(registryDir, entry.name, entry.version);
const { unusable } = usableReleases({ remotes: [...others, entry] });
const reasons = [
  ...unusable.filter(({ name }) => name === entry.name).flatMap((one) => one.reasons),
  ...FILES.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing`),
  ...[entry.nav]
    .flat()
    .filter((one) => typeof one?.icon === 'string')
    .filter(({ icon }) => !Object.hasOwn(ICONS, icon))
    .map(({ id, icon }) => `nav ${id}: the kit has no icon ${icon}`),
];
if (reasons.length > 0) console.log(reasons.join('\n'));
