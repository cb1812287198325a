/** Runs test suites and says by name which tests failed, and why, so that the end of a long log tells what to look at. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** Lines of an error that are printed. */
const LINES = 12;

/** @param {string} name @param {(string | undefined)[]} messages */
const failure = (name, messages) =>
  [name, ...messages.flatMap((message = '') => stripVTControlCharacters(message).split('\n').slice(0, LINES))]
    .filter((line) => line.trim() !== '')
    .join('\n            ');

/** @param {any} report of Vitest @returns {string[]} */
export function failedUnitTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The report has no message of a hook.
    const reason = message || 'A hook failed: see "Failed Suites" above';
    if (failed.length === 0 && status === 'failed') return [failure(`${name}: (the file)`, [reason])];
    return failed.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages));
  });
}

/** @param {any} report of Playwright @returns {string[]} */
export function failedBrowserTests({ suites, errors }) {
  const reasons = ({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result) =>
        result.errors.flatMap(({ message, location }) => [message, location && `at ${location.file}:${location.line}`]),
      ),
    );
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => failure(`${spec.file}:${spec.line}: ${spec.title}`, reasons(spec))),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => message)];
}
