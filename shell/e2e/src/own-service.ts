/** `test` with a service of its own, on a free port with an empty data folder: for tests that restart or configure it. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { MONGODB_URL_VARIABLE } from './servers/mongo.ts';
import { freePort } from './servers/node-process.ts';
import { startProduct, type Product } from './servers/product.ts';
import { test as shared } from './test.ts';

export { expect };

export interface Options {
  store: 'embedded' | 'mongodb';
  /** Further settings of the service. */
  serviceEnv: Record<string, string>;
  /** Another registry than the checkout's. */
  registryDir: string | undefined;
  /** Where the service will listen. */
  port: number;
}

/** An empty database on the server of this run. */
function ownDatabase(server: string): string {
  const url = new URL(server);
  url.pathname = `/parapet-e2e-${randomUUID()}`;
  return url.href;
}

export const test = shared.extend<Options & { product: Product }>({
  store: ['embedded', { option: true }],
  serviceEnv: [{}, { option: true }],
  registryDir: [undefined, { option: true }],
  port: async ({}, use) => use(await freePort()),
  product: async ({ store, serviceEnv, registryDir, port }, use, info) => {
    const server = process.env[MONGODB_URL_VARIABLE];
    test.skip(store === 'mongodb' && server === undefined, 'there is no MongoDB here');
    const env = {
      ...serviceEnv,
      ...(store === 'mongodb' && server !== undefined && { MONGODB_URL: ownDatabase(server) }),
    };
    const product = await startProduct({ env, port, ...(registryDir !== undefined && { registryDir }) });
    await use(product);
    await product.stop();
    if (info.status !== info.expectedStatus)
      await info.attach('service', { body: product.log() || '(it wrote nothing)', contentType: 'text/plain' });
  },
  baseURL: async ({ product }, use) => use(product.url),
});
