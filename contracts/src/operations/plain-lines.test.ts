/** Every name, title and address that a request can have is text on one line, without hidden characters (`rules/text/plain-line.ts`). */
import { expect, test } from 'vitest';
import { operations, schemas } from '../index.ts';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  'x-plain-line'?: boolean;
}

/** Text of several lines, and values that a field of a template may ask for in several lines. */
const PROSE: ReadonlySet<string> = new Set([
  'description',
  'treatment_description',
  'note',
  'text',
  'help',
  'default',
  'defaultValue',
  'placeholder',
  'comments',
  'mitigation_strategy',
  'value',
  'content',
  'context',
  // Of an error in a browser.
  'message',
]);
const PROSE_BY_ID = /(^|\.)(attributes|template_answers|asset_comments|property_comments|scenario_comments)\.\*$/;
/** Fields whose values are only looked up and not stored. */
const SOUGHT: ReadonlySet<string> = new Set([
  'q',
  'cursor',
  'category',
  'exact_category',
  'assigned_to',
  'assignedTo',
  'domain',
  'model',
]);
/** Requests to the assistant, which store nothing. */
const ASSISTANT: ReadonlySet<string> = new Set(['chat', 'analyzeRisk', 'generateTreatmentPlan', 'suggestControls']);

const isFree = (schema: Schema) =>
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.format === undefined &&
  (schema.pattern ?? '\\S') === '\\S';

/** The paths of all free texts in a body, each with whether the text must be a plain line. */
function texts(schema: object, path: string, found: Map<string, boolean>): Map<string, boolean> {
  const node: Schema = { ...schema };
  const { $ref, anyOf = [], items, properties = {}, patternProperties = {}, additionalProperties } = node;
  const named = $ref === undefined ? undefined : schemas[$ref.replace('#', '')];
  if (named !== undefined) texts(named, path, found);
  if (node.type === 'string' && isFree(node)) found.set(path, node['x-plain-line'] === true);
  for (const one of anyOf) texts(one, path, found);
  if (items !== undefined) texts(items, path, found);
  for (const [name, part] of Object.entries(properties)) texts(part, path === '' ? name : `${path}.${name}`, found);
  for (const part of [...Object.values(patternProperties), additionalProperties])
    if (typeof part === 'object') texts(part, `${path}.*`, found);
  return found;
}

const bodies = Object.values(operations).flatMap(({ schema }): [string, object][] =>
  'body' in schema && !ASSISTANT.has(schema.operationId) ? [[schema.operationId, schema.body]] : [],
);

test.each(bodies)('names in the body of %s have no hidden characters', (_id, body) => {
  const open = [...texts(body, '', new Map<string, boolean>())].filter(([, isPlain]) => !isPlain).map(([path]) => path);
  const name = (path: string) => path.split('.').at(-1) ?? '';
  expect(open.filter((path) => !PROSE.has(name(path)) && !SOUGHT.has(name(path)) && !PROSE_BY_ID.test(path))).toEqual(
    [],
  );
});

test('the check finds texts within lists, maps and references', () => {
  const found = (id: string) => texts(bodies.find(([one]) => one === id)?.[1] ?? {}, '', new Map<string, boolean>());
  expect(Object.fromEntries(found('createTreatmentPlan'))).toMatchObject({
    title: true,
    'actions.title': true,
    'actions.responsible': true,
    description: false,
  });
  expect(Object.fromEntries(found('updateRiskFlow'))).toMatchObject({
    'scenario_assessments.*.reviewer': true,
    'asset_comments.*': false,
  });
});
