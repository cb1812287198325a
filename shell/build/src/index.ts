/** Vite presets of the shell and the remotes, so that every workspace builds the same way. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mocksPlugins } from '@parapet/mocks/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig, type UserConfigFnObject } from 'vite';
import { contractOperations } from './contract/contract-operations.ts';
import { contractSchemas } from './contract/contract-schemas.ts';
import { devRemotes } from './dev-remotes.ts';
import { remoteFederation, shellFederation } from './federation.ts';
import { manifestPlugin } from './manifest.ts';
import { mantineParts } from './parts/mantine-parts.ts';
import { partSizes } from './parts/part-sizes.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';
import { textReload } from './text-reload.ts';

const TARGET = 'es2023';

/** Folder of the checkout. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Version of the contract that the shell is built with; a remote's manifest has the range that it needs. */
function contractVersion(): string {
  const file = new URL('../../../contracts/package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** The contract's modules have no side effects, so the bundler may drop those that nobody uses. */
const treeshake = { moduleSideEffects: [{ test: /\/contracts\/src\//, sideEffects: false }] };

/** Sources, and our packages as they are packed for remotes elsewhere. */
const OURS = /([\\/]src[\\/].*(?<![\\/]main)\.tsx?|[\\/]@parapet[\\/].*\.js)$/;

/**
 * What the entry imports is one chunk, and so is `@parapet/domain-ui` with what its other entries share: each request has headers and is compressed
 * alone. Without `main` itself, which the federation plugin starts once its runtime is there.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', test: OURS, tags: ['$initial'] },
    { name: 'domain-ui', test: /[\\/]domain-ui[\\/]src[\\/]index\.[jt]s$/ },
  ],
};

/** Dev servers listen on the loopback interface only. */
function devServer(fallback: number): NonNullable<UserConfig['server']> {
  return { host: '127.0.0.1', port: Number(process.env['PARAPET_DEV_PORT'] ?? fallback), strictPort: true };
}

/**
 * The shell. Its dev server answers /remotes.json from `PARAPET_DEV_REMOTES` (see `npm run dev`) and forwards requests of
 * the API to the origin in `PARAPET_DEV_API`; without an API, `VITE_MOCK=1` enables the mocks.
 */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ command }) => {
    const api = process.env['PARAPET_DEV_API'];
    return {
      plugins: [
        react(),
        command === 'serve' && process.env['VITE_MOCK'] === '1' && mocksPlugins(),
        devRemotes(process.env['PARAPET_DEV_REMOTES'] ?? ''),
        textReload(),
        contractSchemas(),
        contractOperations(),
        mantineParts(),
        shellFederation(),
        preloadFont(),
        partSizes(ROOT),
        precompress(),
      ],
      define: { __CONTRACT_VERSION__: JSON.stringify(contractVersion()) },
      server: {
        ...devServer(8080),
        ...(api && { proxy: Object.fromEntries(['/api', '/idp'].map((path) => [path, { target: api }])) }),
      },
      build: {
        target: TARGET,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { treeshake, output: { codeSplitting } },
      },
    };
  });
}

/** A remote in a folder: built for the registry, served for the shell (`PARAPET_DEV_HOSTED=1`, see `npm run dev`), or alone with a small stand-in shell and mocks. */
export function remoteConfig(remote: { name: string; folder: string }): UserConfigFnObject {
  return defineConfig(({ command }) => {
    const released = command === 'build';
    const alone = !released && process.env['PARAPET_DEV_HOSTED'] !== '1';
    const server = devServer(5170);
    return {
      // Relative, so that a release works in any folder.
      base: released ? './' : '/',
      plugins: [
        react(),
        alone && mocksPlugins(),
        textReload(),
        remoteFederation(remote, released),
        contractSchemas(),
        contractOperations(),
        manifestPlugin(remote.name),
        partSizes(ROOT),
        precompress(),
      ],
      // The shell loads the modules from another origin and needs absolute addresses.
      server: {
        ...server,
        origin: `http://127.0.0.1:${server.port}`,
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/ },
      },
      build: {
        target: TARGET,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { treeshake, output: { codeSplitting }, ...(released && { input: {} }) },
      },
    };
  });
}
