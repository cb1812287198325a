/** The browser tests use the build that people would get. They never build by themselves, and never use an old build. */
import { join } from 'node:path';
import { outdatedParts } from '../../../scripts/lib/release.mjs';
import { startRunsMongo } from './servers/mongo.ts';
import { root } from './servers/product.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const outdated = outdatedParts(join(root, 'registry'));
  if (outdated.length > 0)
    throw new Error(
      `Not built from the sources as they are now: ${outdated.join(', ')}. Run npm test -- e2e, which builds first, or npm test -- build.`,
    );
  return startRunsMongo();
}
