/** How much JavaScript is downloaded before the first row of the register is there. */
import { kilobytesByPart, watchScripts } from '../../src/downloads.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { expect, test } from '../../src/test.ts';

/** Kilobytes on the wire: compressed, with headers. */
const LIMIT = 225;

/** Kilobytes of each part when the limit was last met or measured; the report says what has grown since. */
const MEASURED: Readonly<Record<string, number>> = {
  'react-dom': 62.3,
  'build tools': 33.8,
  'react-router': 24.5,
  'shell/ui': 18.5,
  '@module-federation/runtime-core': 15,
  '@mantine/core': 10.6,
  'shell/sdk': 10,
  '@tanstack/query-core': 9.1,
  'remotes/register': 7.8,
  'shell/src': 6.5,
  'shell/domain-ui': 4.6,
  'contracts/src': 3.5,
  '@tabler/icons-react': 3.4,
  react: 2.2,
  '@module-federation/sdk': 2,
  'eventsource-parser': 1.8,
  'shell/frame': 1.6,
  scheduler: 1.1,
  other: 1,
  '@tanstack/react-query': 1,
};

test('the first row of the register needs little JavaScript', async ({ page, ada }) => {
  await arrive(page, ada);
  await recordRisks(page, SAMPLE_RISKS);
  const scripts = await watchScripts(page);
  await page.goto('/risk-register');
  await riskRow(page, SAMPLE_RISKS[0].title).waitFor();
  const parts = kilobytesByPart(scripts());
  const total = parts.reduce((sum, [, size]) => sum + size, 0);
  const grown = parts.map(([part, size]) => ({ part, size, more: size - (MEASURED[part] ?? 0) })).filter(({ more }) => more >= 1);
  const report = grown.map(({ part, size, more }) => `  ${part}: ${size.toFixed(1)} KB, ${more.toFixed(1)} KB more`).join('\n');
  expect(total, `${total.toFixed(1)} KB of JavaScript. What has grown:\n${report}\n`).toBeLessThanOrEqual(LIMIT);
});
