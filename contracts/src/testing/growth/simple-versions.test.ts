import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  errorsOfChange,
  filterProfileProblem,
  filterProfileProblems,
  invalidRequest,
  resolveScenarioTemplate,
  resolveTemplate,
  stepErrors,
  typesInCategory,
  type Fault,
  type TemplateShape,
} from '../../rules/index.ts';

// Each rule gives the same answer as a simple version that compares everything with everything.

const RUNS = { numRuns: 1000 };
const word = fc.constantFrom('a', 'b', 'ab', 'A', 'á', ' a', '');

test('a fault that another one explains is left out, and of each value the first is reported', () => {
  const fault = fc.record({
    keyword: fc.constantFrom('anyOf', 'type', 'minLength'),
    instancePath: fc
      .array(fc.constantFrom('a', 'b', '1', '10'), { maxLength: 3 })
      .map((keys) => keys.map((key) => `/${key}`).join('')),
    params: fc.constantFrom({ type: 'null' }, { type: 'integer' }, {}),
  });
  const isAlternative = ({ keyword, params }: Fault) =>
    keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');
  const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  const isExplained = (one: Fault, all: readonly Fault[]) =>
    isAlternative(one) && all.some((other) => !isAlternative(other) && isWithin(other.instancePath, one.instancePath));
  fc.assert(
    fc.property(fc.array(fault, { maxLength: 12 }), (found) => {
      const faults = found.map((one, index) => ({ ...one, message: `fault ${index}` }));
      const left = faults.filter((one) => !isExplained(one, faults));
      const first = left.filter(
        (one, index) => left.findIndex((other) => other.instancePath === one.instancePath) === index,
      );
      expect(invalidRequest(faults, 'body').errors).toEqual(
        first.map(({ instancePath, ...said }) => ({ path: instancePath, ...said })),
      );
    }),
    RUNS,
  );
});

test('names of profiles are compared without spaces around them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), (names) => {
      const simple = names.flatMap((name, index) => {
        const message =
          filterProfileProblem(name) ??
          (names.slice(0, index).some((other) => other.trim() === name.trim())
            ? 'Two profiles cannot have the same name'
            : null);
        return message === null
          ? []
          : [{ path: `/filterProfiles/risks/${name}`, message, ...(name.trim() === '' && { keyword: 'required' }) }];
      });
      expect(filterProfileProblems({ risks: Object.fromEntries(names.map((name) => [name, {}])) })).toEqual(simple);
    }),
    RUNS,
  );
});

test('every id of a step that occurred before is an error', () => {
  fc.assert(
    fc.property(fc.array(word), (ids) => {
      const steps = ids.map((id) => ({
        id,
        title: 'Step',
        description: '',
        order: 1,
        category: '',
        mandatory: true,
        questions: [],
      }));
      const simple = ids.flatMap((id, index) =>
        ids.indexOf(id) < index ? [{ path: `/steps/${index}/id`, message: 'is the id of another step' }] : [],
      );
      expect(stepErrors(steps)).toEqual(simple);
    }),
    RUNS,
  );
});

test('a change gets errors only for problems that were not there before', () => {
  const problems = fc.array(fc.record({ field: word, message: word }));
  fc.assert(
    fc.property(problems, problems, (before, after) => {
      const simple = after.filter(
        ({ field, message }) => !before.some((old) => old.field === field && old.message === message),
      );
      expect(
        errorsOfChange(before, after, {}, ['', 'a', 'b', 'ab', 'A', 'á', ' a']).map(({ message }) => message),
      ).toEqual(simple.map(({ message }) => message));
    }),
    RUNS,
  );
});

const template: fc.Arbitrary<TemplateShape> = fc.record({
  id: word,
  name: word,
  category: word,
  fields: fc.array(fc.record({ name: word }), { maxLength: 4 }),
});
const folded = (text: string) => text.replace('á', 'a').toLowerCase();

function simpleByType(type: string, templates: readonly TemplateShape[]): TemplateShape | undefined {
  const wanted = folded(type.trim());
  return wanted === ''
    ? undefined
    : templates.find(({ category, name }) => folded(category.trim()) === wanted || folded(name).includes(wanted));
}

function simpleByFields(
  values: Readonly<Record<string, unknown>>,
  templates: readonly TemplateShape[],
  enough: (matches: number, all: number) => boolean,
): TemplateShape | null {
  const matchesOf = ({ fields }: TemplateShape) => fields.filter(({ name }) => values[name] !== undefined).length;
  const candidates = templates.filter((one) => enough(matchesOf(one), one.fields.length));
  return candidates.find((one) => candidates.every((other) => matchesOf(other) <= matchesOf(one))) ?? null;
}

test('templates are found by id, then by type, then by their fields', () => {
  const values = fc.uniqueArray(word).map((names) => Object.fromEntries(names.map((name) => [name, 1])));
  fc.assert(
    fc.property(fc.array(template), word, word, values, (templates, template_id, type, filled) => {
      const simple =
        templates.find(({ id }) => id === template_id) ??
        simpleByType(type, templates) ??
        simpleByFields(filled, templates, (matches, all) => matches * 2 > all);
      expect(resolveTemplate({ template_id, type }, filled, templates)).toBe(simple);
      expect(resolveScenarioTemplate(filled, templates)).toBe(
        simpleByFields(filled, templates, (matches) => matches > 0),
      );
    }),
    RUNS,
  );
});

test('a type belongs to the category of the first template, in order of names, that matches it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(template, { selector: ({ id }) => id }),
      word,
      fc.array(word),
      (templates, category, types) => {
        const inOrder = templates.toSorted((a, b) =>
          `${folded(a.name)}\0${a.id}` < `${folded(b.name)}\0${b.id}` ? -1 : 1,
        );
        expect(typesInCategory(category, types, templates)).toEqual(
          types.filter((type) => simpleByType(type, inOrder)?.category === category),
        );
      },
    ),
    RUNS,
  );
});
