/** `test` with a product of its own: the service on a free port with an empty data folder, the built shell, the registry. */
import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { freePort } from './node-process.ts';
import { watchProblems, type Problems } from './problems.ts';
import { startProduct, type Product } from './product.ts';
import { MONGODB_URL_VARIABLE } from './mongo.ts';

export { expect };

interface Options {
  store: 'embedded' | 'mongodb';
  /** Further settings of the service. */
  serviceEnv: Record<string, string>;
  /** Another registry than the checkout's. */
  registryDir: string | undefined;
  /** Where the service will listen. */
  port: number;
}

interface Fixtures {
  product: Product;
  /** What goes wrong behind the screen. */
  problems: Problems;
}

/** An empty database on the server that the run has. */
function ownDatabase(server: string): string {
  const url = new URL(server);
  url.pathname = `/parapet-e2e-${randomUUID()}`;
  return url.href;
}

export const test = base.extend<Fixtures & Options>({
  store: ['embedded', { option: true }],
  serviceEnv: [{}, { option: true }],
  registryDir: [undefined, { option: true }],
  port: async ({}, use) => use(await freePort()),
  product: async ({ store, serviceEnv, registryDir, port }, use, info) => {
    const server = process.env[MONGODB_URL_VARIABLE];
    test.skip(store === 'mongodb' && server === undefined, 'there is no MongoDB here');
    const env = { ...serviceEnv, ...(store === 'mongodb' && server !== undefined && { MONGODB_URL: ownDatabase(server) }) };
    const product = await startProduct({ env, port, ...(registryDir !== undefined && { registryDir }) });
    await use(product);
    await product.stop();
    if (info.status !== info.expectedStatus) await info.attach('service', { body: product.log() || '(it wrote nothing)', contentType: 'text/plain' });
  },
  baseURL: async ({ product }, use) => use(product.url),
  problems: async ({ context }, use) => use(watchProblems(context)),
});
