/**
 * Takes the picture in the README: signs up in a fresh product, records risks through its API, opens the register.
 * `npm run screenshot`; needs a built shell and released remotes (`npm start` makes both).
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { PASSWORD, signUp } from './people.ts';
import { root, startProduct } from './product.ts';

const RISKS = [
  ['Ransomware encrypts the file servers', 'Cyber attack', 'critical', 5, 4, 'Backups are restored once a year; the last drill took nine days.'],
  ['Payroll provider goes out of business', 'Third party', 'high', 4, 2, 'No second provider under contract; export of data not tested.'],
  ['Customer data sent to the wrong address', 'Privacy', 'medium', 3, 3, 'Addresses are typed by hand in the service desk.'],
  ['Flood in the Hamburg data centre', 'Continuity', 'high', 5, 2, 'Pumps are checked quarterly, the second site is in the same river basin.'],
  ['Key engineer leaves without handover', 'People', 'medium', 3, 4, 'Two systems are known to one person only.'],
  ['Invoice fraud by a forged e-mail', 'Fraud', 'high', 4, 4, 'Changes of bank details are confirmed by e-mail alone.'],
  ['Laptop lost with local copies of contracts', 'Cyber attack', 'low', 2, 3, 'Disks are encrypted; screens lock after ten minutes.'],
  ['Audit finding on access reviews left open', 'Compliance', 'medium', 3, 5, 'Reviews are due every six months; the last was a year ago.'],
] as const;

const product = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, locale: 'en-GB' });
  await page.goto(product.url);
  await signUp(page, { email: 'ada@example.com', password: PASSWORD });
  const headers = { origin: product.url };
  const me: { organizationId: string } = await (await page.request.get(`${product.url}/api/me`)).json();
  for (const [title, category, severity, impact_level, probability, description] of RISKS) {
    const data = { organization_id: me.organizationId, title, category, severity, impact_level, probability, description };
    const answer = await page.request.post(`${product.url}/api/risks`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  await page.goto(`${product.url}/risk-register`);
  await page.getByText(RISKS[0][0]).waitFor();
  await page.screenshot({ path: join(root, 'docs', 'risk-register.png') });
} finally {
  await browser.close();
  await product.stop();
}
