import { expect, test } from 'vitest';
import { additionalAttributes, itemValues, resolveScenarioTemplate, resolveTemplate, splitValues, typesInCategory } from './template-resolution.ts';

const template = (id: string, category: string, ...fields: string[]) => ({ id, name: `${id} sheet`, category, fields: fields.map((name) => ({ name })) });
const server = template('Server', 'Infrastructure', 'name', 'type', 'rack', 'cores');
const database = template('Database', 'Data', 'name', 'engine', 'size');
const crew = template('Crew', 'Personnel', 'name', 'shift');
const all = [server, database, crew];

test('the template that an item names comes first', () => {
  expect(resolveTemplate({ template_id: 'Crew', type: 'Data' }, { name: 'a', engine: 'b', size: 1 }, all)).toBe(crew);
});

test.each([
  ['Data', database],
  ['personnel', crew],
  ['serv', server],
  ['DATABASE', database],
])('else the one whose category is the type or whose name contains it: %s', (type, expected) => {
  expect(resolveTemplate({ template_id: 'deleted', type }, {}, all)).toBe(expected);
});

test('the type comes before what overlaps, and a template that is named before both', () => {
  // All of the database's fields are filled, but the type is called like the server.
  const values = { name: 'a', engine: 'b', size: 1 };
  expect(resolveTemplate({ type: 'server' }, values, all)).toBe(server);
  expect(resolveTemplate({ type: 'Personnel' }, values, all)).toBe(crew);
  expect(resolveTemplate({ template_id: 'Crew', type: 'server' }, values, all)).toBe(crew);
  expect(resolveTemplate({ template_id: 'deleted', type: 'Other' }, values, all)).toBe(database);
});

test('of templates that fit the type the first is taken, by category or by name', () => {
  const named = { ...crew, id: 'Named', name: 'Data centre' };
  expect(resolveTemplate({ type: 'data' }, {}, [server, named, database])).toBe(named);
  expect(resolveTemplate({ type: 'data' }, {}, [server, database, named])).toBe(database);
});

test('types that stand for a category are those by which an item finds a template of it', () => {
  const types = ['Server', 'serv', 'Data', 'database', 'Crew', 'Laptop', '', 'sheet'];
  expect(typesInCategory('Infrastructure', types, all)).toEqual(['Server', 'serv']);
  // Each of the three is called a sheet: the first by name is the crew's.
  expect(typesInCategory('Personnel', types, all)).toEqual(['Crew', 'sheet']);
  expect(typesInCategory('Data', types, all)).toEqual(['Data', 'database']);
  expect(typesInCategory('infrastructure', types, all)).toEqual([]);
  expect(typesInCategory('Laptop', types, all)).toEqual([]);
});

test('a category must be the type, not contain it', () => {
  expect(resolveTemplate({ type: 'Infra' }, {}, all)).toBeNull();
});

test('a blank type matches no template', () => {
  expect(resolveTemplate({ type: ' ' }, {}, all)).toBeNull();
  expect(resolveTemplate({}, {}, all)).toBeNull();
});

test('else the one that shares the most fields, if more than half of its fields match', () => {
  expect(resolveTemplate({ type: 'Other' }, { name: 'a', engine: 'b', shift: 'c', size: 3 }, all)).toBe(database);
  expect(resolveTemplate({ type: 'Other' }, { name: 'a', engine: 'b' }, all)).toBe(database);
  // name and rack are half of the server's fields, and name is half of the crew's.
  expect(resolveTemplate({ type: 'Other' }, { name: 'a', rack: 'b' }, all)).toBeNull();
});

test('more matches do not help a template of which only half match', () => {
  const wide = template('Wide', 'x', 'a', 'b', 'c', 'd', 'e', 'f');
  const narrow = template('Narrow', 'y', 'a', 'b');
  expect(resolveTemplate({}, { a: 1, b: 1, c: 1 }, [wide, narrow])).toBe(narrow);
});

test('a field without a value does not match, and of equals the first wins', () => {
  expect(resolveTemplate({}, { name: 'a', shift: '' }, [crew])).toBeNull();
  const twin = { ...crew, id: 'Twin' };
  expect(resolveTemplate({}, { name: 'a', shift: 'late' }, [crew, twin])).toBe(crew);
  expect(resolveTemplate({}, { name: 'a' }, [template('Empty', 'x')])).toBeNull();
});

test('a scenario has the template that shares the most fields, one at least', () => {
  expect(resolveScenarioTemplate({ rack: 'b' }, all)).toBe(server);
  expect(resolveScenarioTemplate({ name: 'a', size: 1 }, all)).toBe(database);
  expect(resolveScenarioTemplate({ colour: 'red' }, all)).toBeNull();
  expect(resolveScenarioTemplate({ name: 'a' }, [])).toBeNull();
});

test("an item's values are its own fields and its attributes", () => {
  expect(itemValues({ name: 'a', attributes: { rack: 'b' } })).toEqual({ name: 'a', rack: 'b' });
});

test('attributes that the template does not ask for are additional', () => {
  expect(additionalAttributes({ engine: 'a', colour: 'red' }, database)).toEqual(['colour']);
  expect(additionalAttributes({ colour: 'red' }, null)).toEqual(['colour']);
});

test('values go to the fields of the item itself, and the rest becomes attributes', () => {
  expect(splitValues({ name: 'Vault', value: 1200, location: 'Basement', floor: 0, note: ' ', description: '' }, ['name', 'value', 'description'])).toEqual({
    own: { name: 'Vault', value: '1200', description: '' },
    attributes: { location: 'Basement', floor: 0 },
  });
});
