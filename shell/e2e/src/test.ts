/** `test` with the built product. The tests of a worker share one service; each creates people and organizations of its own. */
import { expect } from '@playwright/test';
import { test as common } from './common.ts';
import { startProduct, type Product } from './servers/product.ts';
import { createVisits, type Visits } from './tour/visits.ts';

export { expect };

/** A test that restarts the service, or configures it, uses `own-service.ts`. */
export type SharedProduct = Pick<Product, 'url'>;

export const test = common.extend<{ product: SharedProduct }, { service: Product; visit: Visits }>({
  service: [
    async ({}, use) => {
      const service = await startProduct();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  // Defined here and not in the spec that uses it: Playwright starts another worker, with another service, for tests with other worker fixtures.
  visit: [
    async ({ service, browser }, use) => {
      const { visit, close } = createVisits(browser, service.url);
      await use(visit);
      await close();
    },
    { scope: 'worker' },
  ],
  product: async ({ service }, use, info) => {
    const before = service.log().length;
    await use(service);
    if (info.status !== info.expectedStatus)
      await info.attach('service', {
        body: service.log().slice(before) || '(it wrote nothing)',
        contentType: 'text/plain',
      });
  },
  baseURL: async ({ product }, use) => use(product.url),
});
