/** How much JavaScript is downloaded before the first row of the register is there. */
import { kilobytesByPart, watchScripts } from '../../src/downloads.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { expect, test } from '../../src/test.ts';

/** Kilobytes on the wire: compressed, with headers. */
const LIMIT = 230;

/** Kilobytes of each part when the limit was last met or measured; the report says what has grown since. */
const MEASURED: Readonly<Record<string, number>> = {
  'react-dom': 61,
  'build tools': 34,
  '@mantine/core': 26,
  'react-router': 24,
  '@module-federation/runtime-core': 15,
  'shell/ui': 14,
  '@tanstack/query-core': 9,
  'shell/src': 6,
  'remotes/register': 6,
  '@floating-ui/react': 6,
  '@tabler/icons-react': 3,
  'shell/sdk': 3,
  'shell/domain-ui': 3,
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
