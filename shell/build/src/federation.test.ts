import { fileURLToPath } from 'node:url';
import { build, type Plugin, type UserConfigFnObject } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { remoteConfig, shellConfig } from './index.ts';

// In a test run the federation plugin is off unless this is set.
beforeAll(() => {
  vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true');
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const riskFlow = remoteConfig({ name: 'risk-flow', folder: folderOf('remotes/risk-flow') });

/** Builds in memory, with one more plugin before the others. @returns the code of every chunk by its name */
async function built(folder: string, config: UserConfigFnObject, first: Plugin): Promise<Map<string, string>> {
  const { plugins, ...options } = config({ command: 'build', mode: 'production' });
  const result = await build({
    ...options,
    root: folderOf(folder),
    configFile: false,
    logLevel: 'silent',
    plugins: [first, plugins],
    build: { ...options.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new TypeError('expected one build');
  return new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
}

/** Half a second, as on a busy machine. */
const delay = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

const latePages: Plugin = {
  name: 'late-pages',
  enforce: 'pre',
  load: async (id) => {
    if (id.includes('/src/pages/')) await delay();
    return null;
  },
};

/** A shell that builds quickly: it renders one empty paragraph, and the packages that it shares are empty. */
const smallLateShell: Plugin = {
  name: 'small-late-shell',
  enforce: 'pre',
  load: async (id) => {
    if (/\/shell\/(ui|sdk|domain-ui)\/src\/\w+\.ts$/.test(id)) return 'export {};';
    if (id.endsWith('/shell/src/main.tsx')) return "import './start.tsx';";
    if (!id.endsWith('/shell/src/start.tsx')) return null;
    await delay();
    return "import { createRoot } from 'react-dom/client';\nimport { jsx } from 'react/jsx-runtime';\ncreateRoot(document.body).render(jsx('p', {}));\nvoid import('@parapet/ui/forms').then(console.log);";
  },
};

const brokenPage: Plugin = {
  name: 'broken-page',
  transform: {
    order: 'pre',
    handler: (code, id) => (/\/src\/pages\/.*page\.tsx$/.test(id) ? `${code}\nconst = 1;` : null),
  },
};

describe('a build', { timeout: 30_000 }, () => {
  it('of a remote finds the names of shared packages however late its pages are loaded', async () => {
    const chunks = await built('remotes/risk-flow', riskFlow, latePages);
    expect([...chunks.keys()]).toEqual(expect.arrayContaining(['remote', 'risk-flow-page']));
  });

  it('of a remote has what all its scripts need in one chunk, and takes no name of a shared package in vain', async () => {
    const chunks = await built('remotes/risk-flow', riskFlow, { name: 'nothing' });
    const code = [...chunks.values()].join('\n');
    expect(code).toContain('= exportModule["useState"];');
    expect(code).not.toMatch(/^\s*exportModule\["\w+"\];$/m);
    const names = [...chunks.keys()].filter((name) => /^(runtime|dist|vite-preload-helper)$/.test(name));
    expect(names).toEqual(['runtime']);
  });

  it('of the shell shares the same packages however late its code is loaded', async () => {
    const chunks = await built('shell', shellConfig(), smallLateShell);
    const [, code = ''] = [...chunks].find(([name]) => name.includes('localSharedImportMap')) ?? [];
    for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@parapet/sdk', '@parapet/ui'])
      expect(code).toContain(`name: "${name}"`);
    // Nothing is loaded in vain before the entry.
    expect([...chunks.keys()]).not.toContain('pendingShares');
    // Nothing stands between the shell's own code and a lazy package.
    expect([...chunks.values()].filter((text) => text.includes('default:@parapet/ui/forms'))).toEqual([]);
  });

  it('that cannot be parsed fails at once', async () => {
    await expect(built('remotes/risk-flow', riskFlow, brokenPage)).rejects.toThrow(/Unexpected token/);
  });
});
