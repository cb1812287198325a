/** Which changes of what the shell provides break remotes that were built before, from the text of declarations to the reason. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { whyNotFitting } from '../../contracts/src/compatibility/declaration-fit.ts';
import { dueText, dueVersions } from '../../contracts/src/compatibility/due-versions.ts';
import { misfits } from '../../contracts/src/compatibility/surface.ts';
import { misfitsOf, surface } from '../lib/gate/gate.mjs';
import { root } from '../lib/run.mjs';
import { importsOf, operationsIn, tokensIn } from '../lib/gate/remote-imports.mjs';
import { component, hook, read } from './testing/read-declarations.mjs';

const why = (before, after) => whyNotFitting(read(before), read(after));

describe('a component or hook that a remote was built with still fits when', () => {
  it.each([
    ['nothing changed', component('onSelect: () => void'), component('onSelect: () => void')],
    ['it takes one more optional prop', component(''), component('size?: number')],
    ['a prop need not be given any more', component('size: number'), component('size?: number')],
    ['a prop takes more values', component("look: 'a' | 'b'"), component("look: 'a' | 'b' | 'c'")],
    [
      'a parameter takes one more key of a table',
      'declare function f(kind: keyof typeof KINDS): void; declare const KINDS: { a: 1; b: 2 };',
      'declare function f(kind: keyof typeof KINDS): void; declare const KINDS: { a: 1; b: 2; c: 3 };',
    ],
    ['a prop takes any text', component("look: 'a' | 'b'"), component('look: string')],
    [
      'a callback is given more',
      component('onSelect: (id: string) => void'),
      component('onSelect: (id: string, at: number) => void'),
    ],
    ['its result has one more field', hook(''), hook('name: string')],
    ['a field of its result is always there', hook('name?: string'), hook('name: string')],
    ['its result has fewer values', hook("state: 'a' | 'b'"), hook("state: 'a'")],
    [
      'it takes one more optional argument',
      'declare function f(a: string): void;',
      'declare function f(a: string, b?: number): void;',
    ],
    ['a type that it uses was renamed', component('').replaceAll('Props', 'ButtonProps'), component('')],
    [
      'its props come from several types',
      component('size?: number'),
      'declare function Button(props: Props): Element; interface Props extends Base { size?: number } interface Base { label: string }',
    ],
    [
      'it refers to itself',
      'declare const tree: Tree; interface Tree { children: Tree[] }',
      'declare const tree: Tree; interface Tree { children: Tree[]; more: string }',
    ],
    [
      'a generic argument got one more field',
      'declare function f(): Promise<A>; interface A { a: string }',
      'declare function f(): Promise<A>; interface A { a: string; b: string }',
    ],
    ['its constant value changed', 'declare const VERSION = "1.0.0";', 'declare const VERSION = "2.0.0";'],
    [
      'it has one more overload',
      'declare function f(a: string): void; declare function f(a: number): void;',
      'declare function f(a: string): void; declare function f(a: number): void; declare function f(a: boolean): void;',
    ],
  ])('%s', (_what, before, after) => expect(why(before, after)).toBeNull());
});

describe('it does not fit any more when', () => {
  it.each([
    ['a prop became required', component('size?: number'), component('size: number'), '().0.size is required now'],
    ['there is a new required prop', component(''), component('size: number'), '().0.size is new and required'],
    [
      'a prop was renamed',
      component('onSelect?: () => void'),
      component('onChoose?: () => void'),
      '().0.onSelect is gone',
    ],
    [
      'a prop takes fewer values',
      component("look: 'a' | 'b'"),
      component("look: 'a'"),
      '().0.look can no longer be "b"',
    ],
    [
      'a parameter takes one key fewer of a table',
      'declare function f(kind: keyof typeof KINDS): void; declare const KINDS: { a: 1; b: 2 };',
      'declare function f(kind: keyof typeof KINDS): void; declare const KINDS: { a: 1 };',
      '().0 can no longer be "b"',
    ],
    [
      'a prop takes another type',
      component('size: number'),
      component('size: string'),
      '().0.size was number and is string',
    ],
    [
      'a callback is given less',
      component('onSelect: (id: string) => void'),
      component('onSelect: () => void'),
      '().0.onSelect().0 is gone',
    ],
    [
      'a callback is given something else',
      component('onSelect: (one: A) => void') + 'interface A { id: string }',
      component('onSelect: (one: A) => void') + 'interface A { key: string }',
      '().0.onSelect().0.id is gone',
    ],
    ['its result lacks a field', hook('name: string'), hook(''), '().name is gone'],
    ['a field of its result may be missing', hook('name: string'), hook('name?: string'), '().name may be missing now'],
    ['its result has more values', hook("state: 'a'"), hook("state: 'a' | 'b'"), '().state may now be "b"'],
    ['its result may be null', hook('name: string'), hook('name: string | null'), '().name may now be null'],
    [
      'an argument became required',
      'declare function f(a?: string): void;',
      'declare function f(a: string): void;',
      '().0 is required now',
    ],
    [
      'an overload is gone',
      'declare function f(a: string): void; declare function f(a: number): void;',
      'declare function f(a: string): void;',
      '',
    ],
    [
      'what a type refers to changed',
      'declare const a: A; type A = B[]; interface B { c: C } type C = "x" | "y";',
      'declare const a: A; type A = B[]; interface B { c: C } type C = "x" | "z";',
      'c may now be "z"',
    ],
    [
      'a type parameter takes less',
      'declare function f<T extends string>(a: T): T;',
      'declare function f<T extends "a">(a: T): T;',
      '<> was string',
    ],
    [
      'a method of a class is gone',
      'declare const a: A; declare class A { b(): void; c(): void }',
      'declare const a: A; declare class A { b(): void }',
      'c is gone',
    ],
  ])('%s', (_what, before, after, reason) => expect(why(before, after)).toContain(reason));
});

describe('what a remote needs', () => {
  const imports = (text) => importsOf({ file: 'a.ts', text }, ['@parapet/ui', '@parapet/sdk']).map(({ name }) => name);

  it('is every name that it imports at run time', () => {
    expect(
      imports(`import { Button, type ButtonProps, Card as Box } from '@parapet/ui';
        import type { Column } from '@parapet/ui';
        import { other } from './other.ts';
        export { query } from '@parapet/sdk';
        const { Chart } = await import('@parapet/ui');
        const lazy = async () => ({ default: (await import('@parapet/ui')).Graph });`),
    ).toEqual(['Button', 'Card', 'query', 'Chart', 'Graph']);
  });

  it.each(["import * as ui from '@parapet/ui';", "export * from '@parapet/ui';", "const ui = import('@parapet/ui');"])(
    'must be told by names: %s',
    (code) => expect(() => imports(code)).toThrow(/import names of @parapet\/ui/),
  );

  it('is every operation that it names, and the tokens that it does not set itself', () => {
    expect(
      operationsIn(
        `useQuery(query('listRisks', {})); const a = "getRisk"; listTasks();`,
        new Set(['listRisks', 'getRisk', 'listTasks']),
      ),
    ).toEqual(['listRisks', 'getRisk']);
    expect(tokensIn('.a { --pp-own: 1px; color: var(--pp-accent); margin: var(--pp-own) var( --x ); }')).toEqual([
      '--pp-accent',
    ]);
  });
});

it('styles outside of the kit use its tokens, not those of Mantine', () => {
  const files = globSync('{remotes/*,shell,shell/frame,shell/domain-ui,shell/sdk}/src/**/*.{css,ts,tsx}', {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('--mantine-'))).toEqual([]);
});

describe('of this checkout', { timeout: 240_000 }, () => {
  let provides = {};
  let needs = {};
  beforeAll(async () => {
    provides = JSON.parse(await surface('provides'));
    needs = JSON.parse(await surface('needs', 'remotes/risk-flow'));
  }, 240_000);

  /** As if every declaration had another hash, so that all are compared. */
  const unhashed = (from) => ({
    ...from,
    names: Object.fromEntries(
      Object.entries(from.names).map(([part, names]) => [
        part,
        Object.fromEntries(Object.entries(names).map(([name, [, type]]) => [name, ['', type]])),
      ]),
    ),
  });

  it('a remote needs what it uses, and the shell provides it', () => {
    expect(needs.names['@parapet/sdk']).toHaveProperty('defineRemote');
    expect(Object.keys(needs.contract.paths)).toContain('/api/risk-flows/{id}');
    expect(misfits(needs, provides)).toEqual([]);
    expect(misfits(unhashed(needs), provides)).toEqual([]);
  });

  it('versions are due by what changed since the release', () => {
    const now = { ...provides, versions: { ...provides.versions, '@parapet/sdk': '2.1.0' } };
    const { Button: gone, ...ui } = provides.names['@parapet/ui'];
    const released = {
      ...provides,
      versions: { ...provides.versions, '@parapet/ui': '2.0.0', '@parapet/sdk': '2.0.0' },
      names: { ...provides.names, '@parapet/ui': { ...ui, Gone: gone }, '@parapet/sdk': {} },
      contract: { ...provides.contract, paths: {} },
    };
    const due = Object.fromEntries(
      dueVersions(released, { ...now, versions: { ...now.versions, '@parapet/ui': '2.9.0' } }).map((one) => [
        one.name,
        one,
      ]),
    );
    expect(due['@parapet/ui']).toMatchObject({ due: 'major', raised: false, reasons: ['Gone: it is gone'] });
    expect(due['@parapet/sdk']).toMatchObject({ due: 'minor', raised: true });
    expect(due['contract']).toMatchObject({ due: 'minor', raised: false });
    expect(due['contract'].reasons).toContain('listRisks: it is new');
    expect(due['@parapet/domain-ui']).toMatchObject({ due: null, raised: true, reasons: [] });
    expect(dueText(due['@parapet/ui'])).toBe(
      '@parapet/ui 2.9.0 needs a higher major version than the released 2.0.0 (Gone: it is gone)',
    );
  });

  it('everything that the shell provides fits itself', () => {
    expect(misfits(unhashed(provides), provides)).toEqual([]);
  });

  it('an export, an operation or a token that is gone or was changed does not fit, by name', () => {
    const { Button: _gone, ...ui } = provides.names['@parapet/ui'];
    const { '/api/risk-flows/{id}': _alsoGone, ...paths } = provides.contract.paths;
    const less = {
      ...provides,
      names: { ...provides.names, '@parapet/ui': ui },
      contract: { ...provides.contract, paths },
      tokens: provides.tokens.filter((name) => name !== needs.tokens[0]),
    };
    const found = misfits(needs, less).map(({ part, name }) => `${part} ${name}`);
    expect(found).toEqual(
      expect.arrayContaining(['@parapet/ui Button', 'contract getRiskFlow', `tokens ${needs.tokens[0]}`]),
    );
  });

  it('is compared in folders, where a release without a record does not fit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parapet-gate-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['shell', 'good', 'old', 'bad']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'shell/provides.json'), JSON.stringify(provides));
    writeFileSync(join(folder, 'good/needs.json'), JSON.stringify(needs));
    const bad = { ...needs, names: { ...needs.names, '@parapet/ui': { AssetPicker: ['0', '#AssetPicker'] } } };
    writeFileSync(join(folder, 'bad/needs.json'), JSON.stringify(bad));
    const folders = ['good', 'old', 'bad'].map((name) => join(folder, name));
    const { version } = JSON.parse(readFileSync(new URL('../../shell/ui/package.json', import.meta.url), 'utf8'));
    expect(await misfitsOf(join(folder, 'shell'), folders)).toEqual([
      [],
      ['it does not record what it needs (needs.json is missing)'],
      [`it needs AssetPicker of @parapet/ui as of ${version}, the shell has ${version}: it is gone`],
    ]);
    expect(await misfitsOf(join(folder, 'no-shell'), folders)).toEqual([[], [], []]);
  });
});
