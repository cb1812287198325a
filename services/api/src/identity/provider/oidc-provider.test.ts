import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const MODULE = new URL('./oidc-provider.ts', import.meta.url).href;

async function output(script: string): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return stdout + stderr;
}

test('the library loads without output, and later warnings are printed', async () => {
  expect(
    await output(`const { loadProvider } = await import('${MODULE}'); await loadProvider(); console.warn('later')`),
  ).toBe('later\n');
});

test('other warnings that occur while the library loads are printed', async () => {
  const script = `process.noDeprecation = true; const { loadProvider } = await import('${MODULE}');
    const loading = loadProvider(); console.warn('something else'); await loading;`;
  expect(await output(script)).toBe('something else\n');
});
