/** What is checked before a release. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptProblems, buildProblems, globalRules, treeProblems } from '../lib/release-checks.mjs';
import { LIMITS } from '../lib/size.mjs';
import { temporaryRegistry } from './testing/temporary-registry.mjs';

let registry;
let folder = '';
beforeEach(() => {
  registry = temporaryRegistry();
  ({ folder } = registry);
});
afterEach(() => registry.remove());

describe('rules for pages of others', () => {
  it.each([
    ['body{margin:0}', ['body']],
    ['._a_k9fg2_1{color:red}h1,._b_k9fg2_9>p{margin:0}', ['h1']],
    ['.card{color:red}', ['.card']],
    ['*,:root{--x:1}', ['*', ':root']],
    ['@media print{._a_k9fg2_1{color:red}td{padding:0}}', ['td']],
    ['@layer base{@supports (display:grid){a:hover{color:red}}}', ['a:hover']],
    ['button:not(._a_k9fg2_1,:is(p)):hover{color:red}', ['button:not(._a_k9fg2_1,:is(p)):hover']],
    ['@font-face{font-family:X;src:url(x.woff2)}._a_k9fg2_1{color:red}', ['@font-face']],
    ['@import "x.css";._a_k9fg2_1{color:red}', ['@import']],
    ['@keyframes spin{0%{opacity:0}}', ['@keyframes spin']],
    ['@page{margin:0}', ['@page']],
    ['@page :first{margin:0}', ['@page :first']],
    ['/* ._a_k9fg2_1 */p{content:"{"}i{color:red}', ['p', 'i']],
  ])('are found in %s', (css, expected) => expect(globalRules(css)).toEqual(expected));

  it.each([
    '._aB-c_k9fg2_12{color:red}',
    '._a_k9fg2_1 td,._a_k9fg2_1:not(.x)>:is(p,a):hover{color:red}',
    '@keyframes _grow_k9fg2_1{0%{opacity:0}}._a_k9fg2_1{animation:_grow_k9fg2_1 1s}',
    '@media (width<=640px){@container (width>1px){._a_k9fg2_1::before{content:"a;b}c,d"}}}',
    'html:has(._page_k9fg2_1){scroll-padding:0}@page report{margin:0}',
    '',
  ])('are not seen in %s', (css) => expect(globalRules(css)).toEqual([]));
});

describe('a build', () => {
  /** Writes what a build of one page has. */
  function build(css, script = '') {
    const files = registry.store('1');
    mkdirSync(join(files, '.vite'));
    mkdirSync(join(files, 'assets'));
    writeFileSync(join(files, 'assets/page.css'), css);
    writeFileSync(join(files, 'assets/remote.js'), script);
    writeFileSync(
      join(files, '.vite/manifest.json'),
      JSON.stringify({ entry: { file: 'remoteEntry.js' }, 'src/remote.ts': { file: 'assets/remote.js' } }),
    );
    return files;
  }

  it('within its limits has no problem', () => expect(buildProblems(build('._a_k9fg2_1{color:red}'))).toEqual([]));

  it('says which page is too large and which rules are global', () => {
    const script = randomBytes(2 * LIMITS.remote).toString('hex');
    expect(buildProblems(build('a,b,i,p,u,h1,h2{color:red}', script))).toEqual([
      { check: 'size', reason: expect.stringMatching(/^the heaviest page has \d+ of 40 KB$/) },
      { check: 'styles', reason: 'rules that apply to other pages too (use CSS modules): a, b, i, p, u, 2 more' },
    ]);
  });
});

describe('a tree', () => {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  const write = (path, content) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  beforeEach(() => {
    git('init', '-q');
    for (const path of ['remotes/register/src/remote.ts', 'shell/ui/src/a.tsx', 'README.md']) write(path, 'a');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
  });

  it('is clean when the commit has all of a remote and of what it shares', () => {
    write('README.md', 'changed');
    write('remotes/other/src/remote.ts', 'new');
    expect(treeProblems('register', folder)).toEqual([]);
  });

  it('is not when something is changed or new', () => {
    write('remotes/register/src/remote.ts', 'changed');
    write('shell/ui/src/b.tsx', 'new');
    expect(treeProblems('register', folder)).toEqual([
      { check: 'clean tree', reason: 'not committed: remotes/register/src/remote.ts, shell/ui/src/b.tsx' },
    ]);
  });
});

describe('a release with problems', () => {
  const problems = [
    { check: 'types', reason: 'see the faults above' },
    { check: 'styles', reason: 'rules' },
  ];

  it('is refused with all of them', () =>
    expect(() => acceptProblems('register', problems, {})).toThrow(
      /^register cannot be released:\n {2}types: see the faults above\n {2}styles: rules\n.*--force/,
    ));

  it('is not when it is forced, and says what it skips', () => {
    const said = [];
    expect(acceptProblems('register', problems, { force: true, onProgress: (line) => said.push(line) })).toEqual([
      'types',
      'styles',
    ]);
    expect(said).toEqual(['register: skipped types: see the faults above', 'register: skipped styles: rules']);
    expect(acceptProblems('register', [], {})).toEqual([]);
  });
});
