/** Runs test suites and says by name which tests failed, so that the end of a long log tells what to look at. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mustRun, root } from './run.mjs';

/** @param {string} folder workspace with a Vitest configuration @throws {Error} that names the failed tests */
export function vitest(folder) {
  const report = reportOf(folder);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return namingFailures(report, failedUnitTests, () => mustRun('vitest', ['run', '--root', folder, ...reporters]));
}

/** @param {string} chromium path of the browser @param {string[]} projects of `playwright.config.ts` @throws {Error} that names the failed tests */
export function browserTests(chromium, projects) {
  const report = reportOf(`browser-tests-${projects.join('-')}`);
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const command = [
    '-s',
    'test',
    '-w',
    'shell/e2e',
    '--',
    '--reporter=list,json',
    ...projects.map((one) => `--project=${one}`),
  ];
  return namingFailures(report, failedBrowserTests, () => mustRun('npm', ['run', ...command], { env }));
}

/** @param {string} name */
const reportOf = (name) => join(root, '.cache', 'reports', `${name.replaceAll('/', '-')}.json`);

/**
 * @param {string} report file that the run writes
 * @param {(report: any) => string[]} failedTests
 * @param {() => Promise<void>} work
 */
async function namingFailures(report, failedTests, work) {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  try {
    await work();
  } catch (error) {
    // Without a report, the run itself broke, and its own error says all that is known.
    const names = await readFile(report, 'utf8').then(
      (text) => failedTests(JSON.parse(text)),
      () => [],
    );
    throw new Error([error.message, ...names].join('\n          '), { cause: error });
  }
}

/** @param {any} report of Vitest @returns {string[]} */
export function failedUnitTests({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return (failed.length === 0 && status === 'failed' ? ['(the file)'] : failed).map((test) => `${name}: ${test}`);
  });
}

/** @param {any} report of Playwright @returns {string[]} */
export function failedBrowserTests({ suites, errors }) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => message)];
}
