/** Which changes break a remote by what its code uses: a member, a value or an argument that it has nothing to do with cannot. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { whyNotFitting } from '../../contracts/src/compatibility/declaration-fit.ts';
import { mentionsIn, namesIn, parametersIn, recordNeeds } from '../lib/gate/uses.mjs';
import { component, hook, read } from './testing/read-declarations.mjs';

/** The reason for a remote with this code. */
function whyFor(code, before, after) {
  const files = [{ file: 'a.tsx', text: code }];
  const needed = read(before);
  const names = namesIn({ declarations: needed.among, contract: {} }).filter(mentionsIn(files));
  return whyNotFitting(needed, read(after), { names: new Set(names), parameters: parametersIn(files) });
}

it('records of all that a remote needs what its build mentions, with the rules that are part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-uses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [src, outDir] = [join(folder, 'src'), join(folder, 'dist')];
  for (const one of [src, outDir]) mkdirSync(one);
  writeFileSync(join(src, 'page.tsx'), '<Button onSelect={() => {}} title={titleOf(risk)} />');
  writeFileSync(join(outDir, 'page.js'), 'jsx(Button, { onSelect() {}, title: risk.title ?? risk[`kind`] })');
  const needs = {
    declarations: { Button: { values: [['obj', ['onSelect', '', 'x'], ['size', '?', 'x']]] } },
    contract: { properties: { title: { type: 'string' }, kind: { enum: ['a', 1] }, gone: {} } },
  };
  recordNeeds(needs, folder, outDir);
  expect(JSON.parse(readFileSync(join(outDir, 'needs.json'), 'utf8'))).toEqual({
    ...needs,
    uses: { names: ['kind', 'onSelect', 'title'], parameters: { onSelect: 0 } },
  });
});

it('knows the parameters of a callback only where it knows each function that is handed in', () => {
  const parameters = (text) => parametersIn([{ file: 'a.tsx', text }]);
  expect(parameters('<A onSaved={() => {}} />; use({ onSaved: (a, b) => {}, onClose() {} })')).toEqual({
    onSaved: 2,
    onClose: 0,
  });
  expect(parameters('function save(a) {} <A onSaved={save} />')).toEqual({ onSaved: 1 });
  for (const code of [
    '<A onSaved={() => {}} />; <A onSaved={props.onSaved} />',
    'const save = () => {}; function A({ save }) { return <B onSaved={save} /> }',
    'const save = () => {}; { const { save } = use(); <A onSaved={save} /> }',
    "import { save } from './save.ts'; <A onSaved={save} />",
    '<A onSaved={(...all) => {}} />',
    'use({ onSaved: function () { return arguments } })',
    'const a = { onSaved: () => {} }; a.onSaved = other',
    '<A onSaved={enabled ? () => {} : save} />',
  ])
    expect(parameters(code), code).toEqual({});
});

describe('of a component or hook that changed, a remote needs', () => {
  const button = (props, more = '') => `${component(props)} ${more}`;
  const table = 'type Row = { id: string; name?: string }; interface Handle { key: string; row: Row }';
  it.each([
    ['no prop that it does not give', 'Button({ label: "a" })', button('size?: number'), button(''), null],
    ['each prop that it gives', 'Button({ label: "a", size: 1 })', button('size?: number'), button(''), 'size is gone'],
    [
      'a renamed prop under its old name',
      'Button({ label: "a", onPick() {} })',
      button('onPick(): void'),
      button('onChoose?(): void'),
      'onPick is gone',
    ],
    [
      'to give a prop that is new and required',
      'Button({ label: "a" })',
      button(''),
      button('size: number'),
      'size is new and required',
    ],
    [
      'to give a prop that became required',
      'Button({ label: "a" })',
      button('size?: number'),
      button('size: number'),
      'size is required now',
    ],
    ['nothing of one that is new and optional', 'Button({ label: "a" })', button(''), button('size?: number'), null],
    [
      'no prop whose type changed that it does not give',
      'Button({ label: "a" })',
      button('size?: number'),
      button('size?: string'),
      null,
    ],
    [
      'the type of a prop that it gives',
      'Button({ label: "a", size: 1 })',
      button('size: number'),
      button('size: string'),
      'size was number and is string',
    ],
    ['no field of a result that it does not read', 'useIt().id', hook('name: string'), hook(''), null],
    ['each field that it reads', 'useIt().name', hook('name: string'), hook(''), 'name is gone'],
    ['also one that it takes apart', 'const { name } = useIt()', hook('name: string'), hook(''), 'name is gone'],
    ['also one that it reads by a text', 'useIt()["name"]', hook('name: string'), hook(''), 'name is gone'],
    ['none that may be missing unless it reads it', 'useIt().id', hook('name: string'), hook('name?: string'), null],
    [
      'one that it reads to be there',
      'useIt().name',
      hook('name: string'),
      hook('name?: string'),
      'name may be missing now',
    ],
    [
      'the values that it hands in',
      'Button({ label: "a", look: "b" })',
      button("look: 'a' | 'b'"),
      button("look: 'a'"),
      'can no longer be "b"',
    ],
    [
      'no values that it does not have',
      'Button({ label: "a", look: "a" })',
      button("look: 'a' | 'b'"),
      button("look: 'a'"),
      null,
    ],
    [
      'those that it puts together',
      'const look = `b-${kind}`; Button({ label: "a", look })',
      button("look: 'a' | 'b-c'"),
      button("look: 'a'"),
      'can no longer be "b-c"',
    ],
    ['no value more of a list that it reads', 'useIt().state', hook("state: 'a'"), hook("state: 'a' | 'b'"), null],
    [
      'what it reads not to be null',
      'useIt().state',
      hook("state: 'a'"),
      hook("state: 'a' | null"),
      'state may now be null',
    ],
    [
      'no arguments that its callback does not take',
      'Button({ label: "a", onSaved: () => close() })',
      button('onSaved: (name: string) => void'),
      button('onSaved: (saved: { id: number }) => void'),
      null,
    ],
    [
      'those that it takes',
      'const saved = (name) => say(name); Button({ label: "a", onSaved: saved })',
      button('onSaved: (name: string) => void'),
      button('onSaved: (saved: { id: number }) => void'),
      'onSaved().0',
    ],
    [
      'those that it may take',
      'Button({ label: "a", onSaved: props.onSaved })',
      button('onSaved: (name: string) => void'),
      button('onSaved: (saved: { id: number }) => void'),
      'onSaved().0',
    ],
    [
      'nothing of what it hands on from one to another',
      'Button({ label: "a", handle: useHandle() })',
      button('handle: Handle', table),
      button('handle: Handle', table.replace('key: string', 'key: string; more: string')),
      null,
    ],
  ])('%s', (_what, code, before, after, reason) =>
    expect(whyFor(code, before, after)).toEqual(reason === null ? null : expect.stringContaining(reason)),
  );
});
