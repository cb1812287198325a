/** How much JavaScript is downloaded before the first row of the register is there. */
import { kilobytesByPart, watchScripts } from '../../src/downloads.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { expect, test } from '../../src/test.ts';

/** Kilobytes on the wire: compressed, with headers. */
const LIMIT = 210;

/** Kilobytes of each part when the limit was last met or measured; the report says what has grown since. */
const MEASURED: Readonly<Record<string, number>> = {
  'react-dom': 62.3,
  'build tools': 31.1,
  'shell/ui': 17.4,
  '@module-federation/runtime-core': 16.4,
  'shell/sdk': 11.2,
  'remotes/register': 10.8,
  '@mantine/core': 10.5,
  'react-router': 9.4,
  '@tanstack/query-core': 8.8,
  'shell/domain-ui': 6.7,
  'shell/src': 5.4,
  'contracts/src': 4.5,
  '@tabler/icons-react': 3.6,
  '@module-federation/sdk': 2.3,
  react: 2.1,
  'shell/frame': 2.1,
  '@tanstack/react-query': 1.1,
  scheduler: 1.1,
  other: 0.9,
};

/** Runs in the page: marks the time at which a text is first in the document. */
function noteWhenShown(text: string): void {
  const observer = new MutationObserver(() => {
    if (!document.body?.textContent.includes(text)) return;
    performance.mark('first row');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. @returns the paths of what was asked for before a mark */
function scriptsBefore(mark: string): string[] {
  const [{ startTime } = { startTime: 0 }] = performance.getEntriesByName(mark);
  return performance
    .getEntriesByType('resource')
    .flatMap((entry) => (entry.startTime <= startTime ? [new URL(entry.name).pathname] : []));
}

test('the first row of the register needs little JavaScript', async ({ page, ada }) => {
  await arrive(page, ada);
  await recordRisks(page, SAMPLE_RISKS);
  const scripts = await watchScripts(page);
  await page.addInitScript(noteWhenShown, SAMPLE_RISKS[0].title);
  await page.goto('/risk-register');
  await riskRow(page, SAMPLE_RISKS[0].title).waitFor();
  // Filters, for example, are requested once the rows are painted. Whether they have arrived by now is chance, so they do not count.
  const asked = await page.evaluate(scriptsBefore, 'first row');
  const parts = kilobytesByPart(scripts().filter(({ path }) => asked.includes(path)));
  const total = parts.reduce((sum, [, size]) => sum + size, 0);
  const grown = parts
    .map(([part, size]) => ({ part, size, more: size - (MEASURED[part] ?? 0) }))
    .filter(({ more }) => more >= 1);
  const report = grown
    .map(({ part, size, more }) => `  ${part}: ${size.toFixed(1)} KB, ${more.toFixed(1)} KB more`)
    .join('\n');
  expect(asked).toContain('/remoteEntry.js');
  expect(total, `${total.toFixed(1)} KB of JavaScript. What has grown:\n${report}\n`).toBeLessThanOrEqual(LIMIT);
});
