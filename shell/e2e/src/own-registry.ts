/** `test` with a service of its own over a copy of the registry, which may be changed at any time. */
import { test as base } from './own-service.ts';
import { copyRegistry, type RegistryCopy } from './servers/registry.ts';

export { expect } from './own-service.ts';

export const test = base.extend<{ registry: RegistryCopy }>({
  registry: async ({}, use) => {
    const registry = await copyRegistry();
    await use(registry);
    await registry.remove();
  },
  registryDir: async ({ registry }, use) => use(registry.dir),
});
