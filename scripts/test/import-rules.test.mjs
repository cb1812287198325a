/** Writes one violation of each import rule into a folder with the layout of this repository and expects lint to report it. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** File, import, and part of the expected message. */
const forbidden = [
  ['contracts/src/a.ts', '@parapet/ui', 'contracts imports nothing of ours'],
  ['contracts/src/b.ts', '../../services/api/src/app.ts', 'imported by name'],
  ['services/api/src/a.ts', '@parapet/mocks', 'never its mocks'],
  ['services/api/src/b.ts', '@parapet/sdk', 'the API imports only contracts'],
  ['services/api/src/c.ts', '../../../shell/src/main.tsx', 'imported by name'],
  ['services/api/src/d.ts', '../mocks/src/index.ts', 'imported by name'],
  ['services/api/src/platform/a.ts', '@parapet/mocks', 'never its mocks'],
  ['services/api/mocks/src/a.ts', '@parapet/api/http/fastify.ts', 'the handlers of the API'],
  ['services/api/mocks/src/b.ts', '@parapet/api/store/mongo/engine.ts', 'the handlers of the API'],
  ['services/api/mocks/src/c.ts', '../../src/store/port.ts', 'imported by name'],
  ['services/api/mocks/src/d.ts', 'node:crypto', 'runs in the browser'],
  ['services/api/mocks/src/e.ts', 'fastify', 'runs in the browser'],
  ['services/api/mocks/src/f.ts', '@parapet/ui', 'the handlers of the API'],
  ['services/api/mocks/src/g.test.ts', '../../../../shell/src/main.tsx', 'imported by name'],
  ['shell/ui/src/a.ts', '@parapet/sdk', 'the UI kit imports only contracts'],
  ['shell/ui/src/b.ts', 'react-router', 'knows no router'],
  ['shell/ui/src/c.ts', '@tanstack/react-query', 'knows no router and no API'],
  ['shell/ui/src/d.ts', '../../sdk/src/index.ts', 'imported by name'],
  ['shell/sdk/src/a.ts', '@parapet/ui', 'the SDK imports only contracts'],
  ['shell/sdk/src/b.ts', '@mantine/core', 'knows no UI library'],
  ['shell/sdk/src/c.ts', '../../ui/src/index.ts', 'imported by name'],
  ['shell/domain-ui/src/a.ts', '@parapet/remote-register', 'imports only contracts, sdk and ui'],
  ['shell/domain-ui/src/b.ts', '@mantine/core', 'one copy is shared'],
  ['shell/domain-ui/src/c.ts', '../../ui/src/index.ts', 'imported by name'],
  ['shell/src/a.ts', '@parapet/remote-register', 'never imports them'],
  ['shell/src/b.ts', '@mantine/core', 'one copy is shared'],
  ['shell/src/c.ts', '../../remotes/register/src/remote.ts', 'imported by name'],
  ['remotes/register/src/pages/a.tsx', '@parapet/remote-cybersecurity', 'never another remote'],
  ['remotes/register/src/pages/b.tsx', '../../../cybersecurity/src/remote.ts', 'imported by name'],
  ['remotes/register/src/pages/c.tsx', '@mantine/core', 'one copy is shared'],
  ['remotes/register/src/pages/d.tsx', 'react-router', 'one copy is shared'],
  ['remotes/register/src/pages/e.tsx', '@tanstack/react-query', 'one copy is shared'],
  ['remotes/register/src/pages/f.tsx', '@parapet/mocks', 'never another remote'],
  ['remotes/register/src/pages/g.tsx', '@parapet/sdk/testing', 'never another remote'],
  ['remotes/register/src/pages/h.tsx', '@parapet/ui/src/components/button.tsx', 'never another remote'],
  ['remotes/register/src/pages/i.tsx', '../../../../shell/src/main.tsx', 'imported by name'],
  ['remotes/register/src/features/risks/a.tsx', '../tasks/b.ts', 'features never import each other'],
  ['remotes/register/src/features/risks/rows/a.tsx', '../../tasks/b.ts', 'features never import each other'],
  ['remotes/register/src/features/risks/c.tsx', '../../pages/a.tsx', 'pages compose features'],
  ['remotes/register/src/features/risks/d.tsx', '@mantine/core', 'one copy is shared'],
  ['remotes/register/src/features/risks/e.tsx', '@parapet/mocks', 'never another remote'],
  ['remotes/register/src/dev/a.ts', '@parapet/remote-cybersecurity', 'may also use'],
];

const allowed = [
  ['contracts/src/ok.ts', './rules/index.ts'],
  ['services/api/src/ok.ts', '@parapet/contracts/rules'],
  ['services/api/src/ok.test.ts', '@parapet/contracts/testing'],
  ['services/api/mocks/src/ok.ts', '@parapet/api/store/memory/engine.ts'],
  ['services/api/mocks/src/ok-too.ts', '@parapet/api/modules/organizations/invitations/invitations.ts'],
  ['services/api/mocks/src/ok.test.ts', 'node:fs'],
  ['services/api/mocks/src/seed/ok.ts', '../switches.ts'],
  ['shell/ui/src/ok.ts', '@mantine/core'],
  ['shell/sdk/src/ok.ts', 'react-router'],
  ['shell/src/ok.ts', '@parapet/sdk/host'],
  ['remotes/register/src/pages/ok.tsx', '@parapet/sdk'],
  ['remotes/register/src/pages/ok-too.tsx', '../features/risks/table.tsx'],
  ['remotes/register/src/features/risks/ok.tsx', '../../api/risks.ts'],
  ['remotes/register/src/features/risks/rows/ok.tsx', '../risk-list.ts'],
  ['remotes/register/src/features/risks/rows/ok-too.tsx', '../../../locales/use-texts.ts'],
  ['remotes/register/src/pages/ok.test.tsx', '@parapet/sdk/testing'],
  ['remotes/register/src/features/risks/ok.test.tsx', '@parapet/mocks'],
  ['remotes/register/src/dev/ok.ts', '@parapet/mocks'],
];

let folder = '';
/** File -> messages of the import rules. @type {Map<string, string[]>} */
const found = new Map();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-lint-'));
  await copyFile(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [file, source] of [...forbidden, ...allowed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import * as seeded from '${source}';\nexport { seeded };\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format', 'json', 'contracts', 'services', 'shell', 'remotes'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
  for (const { code, filename, message, help } of JSON.parse(output).diagnostics) {
    if (!/no-restricted-imports/.test(code)) continue;
    found.set(filename, [...(found.get(filename) ?? []), `${message} ${help ?? ''}`]);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(forbidden)('%s may not import %s', (file, _source, message) => {
  expect(found.get(file)?.join('\n') ?? 'not reported').toContain(message);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});
