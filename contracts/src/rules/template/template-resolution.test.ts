import { expect, test } from 'vitest';
import { resolveScenarioTemplate, resolveTemplate, typesInCategory } from './template-resolution.ts';

const template = (id: string, category: string, ...fields: string[]) => ({
  id,
  name: `${id} sheet`,
  category,
  fields: fields.map((name) => ({ name })),
});
const server = template('Server', 'Infrastructure', 'name', 'type', 'rack', 'cores');
const database = template('Database', 'Data', 'name', 'engine', 'size');
const crew = template('Crew', 'Personnel', 'name', 'shift');
const all = [server, database, crew];

test('the template that an item names is used first', () => {
  expect(resolveTemplate({ template_id: 'Crew', type: 'Data' }, { name: 'a', engine: 'b', size: 1 }, all)).toBe(crew);
});

test.each([
  ['Data', database],
  ['personnel', crew],
  ['serv', server],
  ['DATABASE', database],
])(
  'without a named template, the type %s finds a template by its category or by a part of its name',
  (type, expected) => {
    expect(resolveTemplate({ template_id: 'deleted', type }, {}, all)).toBe(expected);
  },
);

test('the type takes precedence over overlapping fields, and a named template over both', () => {
  // All fields of the database are filled in, but the type matches the server.
  const values = { name: 'a', engine: 'b', size: 1 };
  expect(resolveTemplate({ type: 'server' }, values, all)).toBe(server);
  expect(resolveTemplate({ type: 'Personnel' }, values, all)).toBe(crew);
  expect(resolveTemplate({ template_id: 'Crew', type: 'server' }, values, all)).toBe(crew);
  expect(resolveTemplate({ template_id: 'deleted', type: 'Other' }, values, all)).toBe(database);
});

test('the first template that matches the type is used, by category or by name', () => {
  const named = { ...crew, id: 'Named', name: 'Data center' };
  expect(resolveTemplate({ type: 'data' }, {}, [server, named, database])).toBe(named);
  expect(resolveTemplate({ type: 'data' }, {}, [server, database, named])).toBe(database);
});

test('the types of a category are those that lead to one of its templates', () => {
  const types = ['Server', 'serv', 'Data', 'database', 'Crew', 'Laptop', '', 'sheet'];
  expect(typesInCategory('Infrastructure', types, all)).toEqual(['Server', 'serv']);
  // All three names contain `sheet`; Crew comes first in alphabetical order.
  expect(typesInCategory('Personnel', types, all)).toEqual(['Crew', 'sheet']);
  expect(typesInCategory('Data', types, all)).toEqual(['Data', 'database']);
  expect(typesInCategory('infrastructure', types, all)).toEqual([]);
  expect(typesInCategory('Laptop', types, all)).toEqual([]);
});

test('a category must equal the type, not just contain it', () => {
  expect(resolveTemplate({ type: 'Infra' }, {}, all)).toBeNull();
});

test('a blank type matches no template', () => {
  expect(resolveTemplate({ type: ' ' }, {}, all)).toBeNull();
  expect(resolveTemplate({}, {}, all)).toBeNull();
});

test('without a matching type, the template with most fields in common is used, if more than half match', () => {
  expect(resolveTemplate({ type: 'Other' }, { name: 'a', engine: 'b', shift: 'c', size: 3 }, all)).toBe(database);
  expect(resolveTemplate({ type: 'Other' }, { engine: 'b', shift: 'c' }, all)).toBe(crew);
  // `rack` is half of what the server's template asks beyond name and type, and `engine` half of the database's.
  expect(resolveTemplate({ type: 'Other' }, { name: 'a', rack: 'b', engine: 'c' }, all)).toBeNull();
});

test('fields that every item has lead to no template', () => {
  const common = ['name', 'type', 'risk_level', 'status', 'description', 'category', 'value', 'title', 'threat_actors'];
  const values = Object.fromEntries(common.map((name) => [name, 'filled']));
  expect(resolveTemplate({ type: 'Software' }, values, [template('Application', 'x', ...common)])).toBeNull();
  expect(resolveScenarioTemplate(values, [template('Attack', 'x', ...common)])).toBeNull();
});

test('a template of which only half matches is not used, even with more matches', () => {
  const wide = template('Wide', 'x', 'a', 'b', 'c', 'd', 'e', 'f');
  const narrow = template('Narrow', 'y', 'a', 'b');
  expect(resolveTemplate({}, { a: 1, b: 1, c: 1 }, [wide, narrow])).toBe(narrow);
});

test('an empty field does not match, and the first of equal templates wins', () => {
  expect(resolveTemplate({}, { name: 'a', shift: '' }, [crew])).toBeNull();
  const twin = { ...crew, id: 'Twin' };
  expect(resolveTemplate({}, { name: 'a', shift: 'late' }, [crew, twin])).toBe(crew);
  expect(resolveTemplate({}, { name: 'a' }, [template('Empty', 'x')])).toBeNull();
});

test('a scenario has the template with which it has the most fields in common, at least one', () => {
  expect(resolveScenarioTemplate({ rack: 'b' }, all)).toBe(server);
  expect(resolveScenarioTemplate({ title: 'a', size: 1 }, all)).toBe(database);
  expect(resolveScenarioTemplate({ color: 'red' }, all)).toBeNull();
  expect(resolveScenarioTemplate({ name: 'a' }, [])).toBeNull();
});
