/** Remotes are built on the exports of these packages: a change is seen in review. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { exportsOf, PACKAGES, reportFile, reportOf } from '../lib/api-report.mjs';
import { mustRun } from '../lib/run.mjs';

beforeAll(() => mustRun('tsc', ['-b', ...PACKAGES.map(({ name }) => `shell/${name}`)]), 240_000);

describe.each(PACKAGES)('the public API of $name', (one) => {
  test('matches its committed report', () => {
    const committed = existsSync(reportFile(one)) ? readFileSync(reportFile(one), 'utf8') : '';
    expect(reportOf(one), 'run npm run api-report and commit the report').toBe(committed);
  });
});

/** @param {Record<string, string>} files by name */
function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, 'index.d.ts');
}

test('a report has every export with its declaration, without comments', () => {
  const index = folderOf({
    'index.d.ts':
      "export { one, type Two } from './parts.ts';\nexport { Link as Anchor } from 'router';\nexport declare const three: 3;\n",
    'parts.d.ts':
      '/** Doc. */\nexport declare function one(a: string): void;\nexport declare function one(a: number): void;\nexport interface Two {\n    /** Doc. */\n    a: string;\n}\nexport interface Hidden {\n}\n',
  });
  expect(exportsOf(index)).toEqual([
    { name: 'Anchor', text: "from 'router'" },
    { name: 'Two', text: 'interface Two { a: string; }' },
    { name: 'one', text: 'function one(a: string): void; function one(a: number): void;' },
    { name: 'three', text: 'const three: 3;' },
  ]);
});
