/** Lint: what is wrong in any code, and who may import whom. */
import { defineConfig } from 'oxlint';

interface Pattern {
  group?: string[];
  regex?: string;
  message: string;
}

/** Allows only these of our own packages. */
function ours(allowed: string[], message: string): Pattern {
  // A folder must be let in before what is in it, hence the two rounds.
  const roots = allowed.filter((name) => name.split('/').length === 2);
  const entries = allowed.filter((name) => name.split('/').length > 2);
  return {
    group: ['@parapet/*', ...roots.map((name) => `!${name}`), '@parapet/*/**', ...entries.map((name) => `!${name}`)],
    message,
  };
}

/** Forbids importing another workspace by its folder instead of its name. */
function byFolder(...folders: string[]): Pattern {
  return { regex: `^(\\.\\./)+(${folders.join('|')})/`, message: 'other workspaces are imported by name' };
}

const shared: Pattern = {
  regex: '^(@mantine/|@tabler/|react-router|@tanstack/|openapi-)',
  message: 'comes through @parapet/ui and @parapet/sdk, so that one copy is shared',
};
const CONTRACTS = [
  '@parapet/contracts',
  '@parapet/contracts/client',
  '@parapet/contracts/compatibility',
  '@parapet/contracts/links',
  '@parapet/contracts/notification-texts/*',
  '@parapet/contracts/remote',
  '@parapet/contracts/releases',
  '@parapet/contracts/rules',
  '@parapet/contracts/version-range',
];
/** Checks on texts, for the tests of everything that has some. */
const TEXT_CHECKS = '@parapet/contracts/testing/texts';
/** For the tests of what shows notifications. */
const SAMPLE_NOTIFICATION = '@parapet/contracts/testing/notification';
const DOMAIN_UI = [
  ...CONTRACTS,
  '@parapet/sdk',
  '@parapet/sdk/saving',
  '@parapet/ui',
  '@parapet/ui/filters',
  '@parapet/ui/forms',
  '@parapet/ui/charts',
];
const REMOTE = [...DOMAIN_UI, '@parapet/domain-ui', '@parapet/domain-ui/changes', '@parapet/domain-ui/forms'];
const REMOTE_TESTS = [
  ...REMOTE,
  TEXT_CHECKS,
  '@parapet/domain-ui/locales',
  '@parapet/sdk/host',
  '@parapet/sdk/testing',
  '@parapet/mocks',
  '@parapet/build',
  '@parapet/build/check-remote',
  '@parapet/build/stub-layout',
  '@parapet/build/render-page',
  '@parapet/build/dev-shell',
];
// Another remote is any folder with an `src`.
const remoteFolders = byFolder('contracts', 'services', 'shell', 'remotes', '[^./][^/]*/src');

const API: Pattern[] = [
  ours(
    [...CONTRACTS, '@parapet/contracts/testing', SAMPLE_NOTIFICATION, TEXT_CHECKS, '@parapet/contracts/openapi.json'],
    'the API imports only contracts, and never its mocks',
  ),
  byFolder('contracts', 'shell', 'remotes', 'mocks'),
];
/** What the mocks may use of the API: everything but Node and Fastify. */
const SHARED_API = [
  'collections.ts',
  'identity/*.ts',
  'identity/{sign-in,pages}/*.ts',
  'modules/**',
  'pipeline/**',
  'platform/*.ts',
  'store-spec.ts',
  'store/*.ts',
  'store/memory/*.ts',
  'store/audit/*.ts',
  'store/audit/seals/*.ts',
].map((path) => `@parapet/api/${path}`);

function imports(files: string[], patterns: Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } } as const;
}

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'unicorn', 'vitest', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-storybook/**',
    'registry/**',
    'scripts/remote-template/**',
    '.cache/**',
    '.tsbuild/**',
    'data/**',
    '**/.building-*/**',
  ],
  settings: { react: { version: '19.3' } },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // The second argument says which row of a table failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*'] }],
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The rule takes a BroadcastChannel, whose messages have no target origin, for a window.
    'unicorn/require-post-message-target-origin': 'off',
    // The frame shows our own sign-in page, which needs its cookies.
    'react/iframe-missing-sandbox': 'off',
    'oxc/no-map-spread': 'off',
    // `collection<T>(name)`: the caller knows what the collection holds.
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/consistent-return': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // The documentation of TypeBox uses a default import with this name.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // Casts are for boundaries (parsed JSON, a database, a library's hole in its types) and say so in a comment.
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    imports(
      ['contracts/**'],
      [ours([], 'contracts imports nothing of ours'), byFolder('services', 'shell', 'remotes', 'scripts')],
    ),
    imports(['services/api/**'], API),
    {
      // Code that also runs in the browser, in the mocks.
      files: [
        'services/api/src/platform/**',
        'services/api/src/store/*.ts',
        'services/api/src/store/{audit,collections,maintenance,memory}/**',
        'services/api/src/{pipeline,modules,ai}/**',
        'services/api/src/identity/*.ts',
        'services/api/src/identity/{pages,sign-in}/**',
      ],
      excludeFiles: [
        '**/*.test.ts',
        '**/testing/**',
        '**/*.node.ts',
        'services/api/src/store/{open-store,testing}.ts',
        'services/api/src/identity/{provider,pages/page-assets,sign-in/openid-relying-party}.ts',
        'services/api/src/identity/pages/assets/**',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              ...API,
              {
                regex: '^(node:|mongodb$|fastify|@fastify/[^f]|@fastify/formbody|nodemailer$)',
                message: 'runs in the browser too',
              },
              { regex: '/(embedded|mongo|open-store)\\b', message: 'needs Node' },
            ],
          },
        ],
        'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'window', 'document'],
      },
    },
    // Commands that write what the mocks show into a database.
    imports(
      ['services/api/mocks/bin/**'],
      [
        ours(
          [...CONTRACTS, ...SHARED_API, '@parapet/api/migrations.ts', '@parapet/api/store/audit-key/*.ts'],
          'commands of the mocks import contracts and the store of the API',
        ),
      ],
    ),
    imports(
      ['services/api/mocks/src/**'],
      [
        ours(
          [...CONTRACTS, '@parapet/contracts/testing/response', ...SHARED_API],
          'the mocks import contracts and the handlers of the API',
        ),
        { regex: '^(node:|fastify$|@fastify/|msw/node$)', message: 'runs in the browser' },
        byFolder('contracts', 'shell', 'remotes', 'src'),
      ],
    ),
    imports(
      ['services/api/mocks/src/**/*.test.ts'],
      [
        ours(
          [...CONTRACTS, '@parapet/contracts/testing', ...SHARED_API],
          'the mocks import contracts and the handlers of the API',
        ),
        byFolder('contracts', 'shell', 'remotes', 'src'),
      ],
    ),
    imports(
      ['shell/ui/**'],
      [
        ours([...CONTRACTS, TEXT_CHECKS], 'the UI kit imports only contracts'),
        { regex: '^(react-router|@tanstack/react-query|openapi-)', message: 'the UI kit knows no router and no API' },
        byFolder('contracts', 'services', 'sdk', 'build', 'e2e', 'remotes'),
      ],
    ),
    imports(
      ['shell/sdk/**'],
      [
        ours([...CONTRACTS, TEXT_CHECKS], 'the SDK imports only contracts'),
        { regex: '^(@mantine/|@tabler/)', message: 'the SDK knows no UI library' },
        byFolder('contracts', 'services', 'ui', 'build', 'e2e', 'remotes'),
      ],
    ),
    imports(
      ['shell/frame/src/**'],
      [
        ours(
          [...REMOTE, SAMPLE_NOTIFICATION, '@parapet/sdk/host', '@parapet/sdk/testing'],
          'the frame imports contracts, sdk and ui',
        ),
        shared,
        byFolder('contracts', 'services', 'remotes', 'sdk', 'ui', 'build'),
      ],
    ),
    imports(
      ['shell/domain-ui/src/**'],
      [
        ours(DOMAIN_UI, 'domain-ui imports only contracts, sdk and ui'),
        shared,
        byFolder('contracts', 'services', 'build', 'e2e', 'remotes', 'sdk', 'ui'),
      ],
    ),
    imports(
      ['shell/domain-ui/src/locales/*.ts'],
      [
        ours([...DOMAIN_UI, '@parapet/ui/locales/words/*'], 'texts of domain-ui may also use the words of the kit'),
        shared,
      ],
    ),
    imports(
      ['shell/domain-ui/src/**/*.test.{ts,tsx}', 'shell/domain-ui/src/testing/**'],
      [ours(REMOTE_TESTS, 'tests and stories of domain-ui may also use sdk/host, sdk/testing and the mocks'), shared],
    ),
    imports(
      ['shell/src/**'],
      [
        ours(
          [
            ...REMOTE_TESTS,
            '@parapet/frame',
            '@parapet/frame/locales/**',
            '@parapet/ui/locales/**',
            '@parapet/domain-ui/locales/**',
            '@parapet/build/**',
          ],
          'the shell loads remotes at run time and never imports them',
        ),
        shared,
        byFolder('contracts', 'services', 'remotes', 'sdk', 'ui'),
      ],
    ),
    imports(
      ['remotes/*/src/**'],
      [
        ours(REMOTE, 'a remote imports contracts, sdk, ui and domain-ui, and never another remote'),
        shared,
        remoteFolders,
      ],
    ),
    imports(
      ['remotes/*/src/features/**'],
      [
        ours(REMOTE, 'a remote imports contracts, sdk, ui and domain-ui, and never another remote'),
        shared,
        remoteFolders,
        { regex: '^(\\.\\./)+pages/', message: 'pages compose features, not the other way round' },
        { regex: '^\\.\\./[^.]', message: 'features never import each other' },
      ],
    ),
    // In a folder of a feature, one more step up leads to other features. The parts of one feature may import each other.
    imports(
      ['remotes/*/src/features/*/*/**'],
      [
        ours(REMOTE, 'a remote imports contracts, sdk, ui and domain-ui, and never another remote'),
        shared,
        remoteFolders,
        { regex: '^(\\.\\./)+pages/', message: 'pages compose features, not the other way round' },
        { regex: '^(\\.\\./){2}[^.]', message: 'features never import each other' },
      ],
    ),
    imports(
      ['remotes/*/src/**/*.test.{ts,tsx}', 'remotes/*/src/dev/**'],
      [
        ours(REMOTE_TESTS, 'tests and the dev entry of a remote may also use sdk/testing and the mocks'),
        shared,
        remoteFolders,
      ],
    ),
    {
      // These rules look at single elements. Axe checks the same in every story and page, where it sees the whole.
      files: ['shell/ui/src/components/**', 'shell/ui/src/charts/**', 'shell/frame/src/palette/palette.tsx'],
      rules: {
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/interactive-supports-focus': 'off',
        'jsx-a11y/no-noninteractive-tabindex': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    { files: ['**/vitest.config.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['**/*.config.{ts,mjs}', '**/*.stories.tsx', '**/.storybook/**', 'shell/e2e/src/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/service-tests/**'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'vitest/no-restricted-vi-methods': [
          'error',
          { mock: 'test files share a process, where the module may be loaded already: use vi.spyOn' },
        ],
      },
    },
    // Data and texts, and tests, which the formatter makes longer by a third, are lists that nobody reads as a whole.
    {
      files: ['**/*.test.{ts,tsx}', 'services/api/mocks/src/seed/**', 'oxlint.config.ts'],
      rules: { 'max-lines': ['error', { max: 420, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['**/testing/scenarios/**', 'services/api/src/ai/assistant/{catalog,texts}/**'],
      rules: { 'max-lines': 'off' },
    },
    // Playwright reads what a fixture needs from the pattern of its first parameter.
    { files: ['shell/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: [
        'scripts/**',
        '**/bin/**',
        '**/bench/**',
        'shell/e2e/**',
        'shell/ui/test/**',
        'services/api/mocks/src/browser/**',
        '**/*.mjs',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
