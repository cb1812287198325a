/** The browser tests run what is built; they never build it, so that they test what is released. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startRunsMongo } from './mongo.ts';
import { root } from './product.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const built of ['shell/dist/index.html', 'registry/remotes.json']) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is missing: run npm test -- build first`);
  }
  return startRunsMongo();
}
