import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spec } from '../testing/spec.ts';
import type { Stored } from '../engine.ts';
import { plansOf } from '../plans.ts';
import { DuplicateError } from '../port.ts';
import type { After } from '../values.ts';
import { Entry } from './entry.ts';
import { comparePositions, compareText } from '../order.ts';
import { Table } from './table.ts';

const plan = plansOf(spec).get('items') ?? expect.unreachable();
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '\u{1F642}', '\uFFFD');
const fields = fc.record({
  title: fc.constantFrom('x', 'Y', 'z'),
  score: fc.option(fc.nat(3)),
  code: fc.option(fc.constantFrom('1', '2', '3')),
});
type Step = { id: string; fields: { title: string; score: number | null; code: string | null } | null };

/** What the table must do, without any index. */
function applyTo(model: Map<string, Stored>, step: Step): boolean {
  if (step.fields === null) return model.delete(step.id) || true;
  const { code } = step.fields;
  if (code !== null && [...model.values()].some((other) => other['code'] === code && other._id !== step.id))
    return false;
  model.set(step.id, { _id: step.id, ...step.fields });
  return true;
}

function applyToTable(table: Table, step: Step): boolean {
  try {
    if (step.fields === null) table.delete(step.id);
    else table.put(new Entry(plan, { _id: step.id, ...step.fields }));
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(DuplicateError);
    return false;
  }
}

function expectSame(table: Table, model: ReadonlyMap<string, Stored>): void {
  expect(table.size).toBe(model.size);
  for (const direction of [1, -1] as const) {
    const scores = [...model.values()].map((doc): After => ({
      value: Number.isInteger(doc['score']) ? Number(doc['score']) : null,
      id: doc._id,
    }));
    const expected = scores
      .toSorted((one, other) => comparePositions(one, other) * direction)
      .map((position) => position.id);
    expect(Array.from(table.by('score', { direction }), ({ doc }) => doc._id)).toEqual(expected);
    expect(Array.from(table.byId({ direction }), ({ doc }) => doc._id)).toEqual(
      [...model.keys()].toSorted((one, other) => compareText(one, other) * direction),
    );
  }
  for (const code of ['1', '2', '3'])
    expect(table.findUnique(plan.unique[0] ?? [], [code])?.entry?.doc).toEqual(
      [...model.values()].find((doc) => doc['code'] === code),
    );
}

test('every index matches the content after changes, and changes of a clone do not affect the original', () => {
  const steps = fc.array(fc.record({ id, fields: fc.option(fields) }), { maxLength: 25 });
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const [table, model] = [new Table(plan), new Map<string, Stored>()];
      table.createIndexes();
      for (const step of before) expect(applyToTable(table, step)).toBe(applyTo(model, step));
      expectSame(table, model);
      const [copy, copiedModel] = [table.clone(), new Map(model)];
      for (const step of after) expect(applyToTable(copy, step)).toBe(applyTo(copiedModel, step));
      expectSame(copy, copiedModel);
      expectSame(table, model);
    }),
  );
});

test('text is ordered by code points, as UTF-8 is', () => {
  const unit = fc.constantFrom('a', 'b', '\uD7FF', '\uE000', '\uFFFD', '\u{10000}', '\u{1F642}', '\u{10FFFF}');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 4 }), fc.string({ unit, maxLength: 4 }), (one, other) => {
      expect(Math.sign(compareText(one, other))).toBe(Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other))));
    }),
  );
});
