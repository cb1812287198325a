/** Templates of assets, properties and risk scenarios: the three kinds behave the same. */
import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  addItems,
  all,
  change,
  faulty,
  from,
  invalid,
  invalidBody,
  list,
  missing,
  read,
  remove,
  STALE,
} from '../../steps.ts';

const MISSING = 'Please fill in all required fields';

interface Kind {
  path: string;
  /** As messages name it. */
  noun: string;
  /** The seeded templates by name; the last one is a default too, or may be deleted. */
  names: readonly [string, string, string];
  lastIsDefault: boolean;
  /** The order of the first field. */
  first: number;
  /** An own field of the item that contains a list. */
  list: string;
}

const KINDS: readonly Kind[] = [
  {
    path: 'asset-templates',
    noun: 'asset template',
    list: 'linked_properties',
    names: ['Application', 'Database', 'Server'],
    lastIsDefault: true,
    first: 0,
  },
  {
    path: 'property-templates',
    noun: 'property template',
    list: 'linked_scenarios',
    names: ['Digital', 'Intellectual', 'Physical'],
    lastIsDefault: true,
    first: 0,
  },
  {
    path: 'risk-scenario-templates',
    noun: 'risk scenario template',
    list: 'threat_actors',
    names: ['Cyber Attack', 'Data Breach', 'Third-Party Failure'],
    lastIsDefault: false,
    first: 1,
  },
];

const DEFAULT_STAYS = {
  status: 409,
  answer: { title: 'Conflict', code: 'default_template', detail: 'Default templates cannot be deleted.' },
};
const field = (name: string, order: number, more: object = {}) => ({
  id: name,
  name,
  label: name.toUpperCase(),
  type: 'text',
  required: false,
  order,
  ...more,
});
const vessel = { name: 'Vessel', category: 'Physical' };

function scenariosOf({ path, noun, names, lastIsDefault, first, list: ofList }: Kind): Scenario[] {
  const make = (fields: object, more: Partial<Step> = {}) => add(path, { ...vessel, ...fields }, more);
  const found = (query: NonNullable<Step['query']>, ...items: string[]) =>
    list(path, query, all(...items.map((name) => ({ name }))));
  return [
    {
      name: `${noun}s: three are seeded, and defaults cannot be deleted`,
      steps: [
        list(
          path,
          {},
          {
            answer: {
              total: 3,
              items: names.map((name, index) => ({
                name,
                organization_id: '{org}',
                version: 1,
                is_default: index === 0 || lastIsDefault,
                default_key: undefined,
              })),
            },
            save: { one: '/items/0/id', last: '/items/2/id' },
          },
        ),
        remove(`${path}/{one}`, DEFAULT_STAYS),
        remove(`${path}/{one}`, from('"1"', DEFAULT_STAYS)),
        // A wrong state is reported before a version that is not the current one, but after an invalid version.
        remove(`${path}/{one}`, from('"7"', DEFAULT_STAYS)),
        remove(`${path}/{one}`, from('nonsense', STALE)),
        remove(`${path}/{last}`, lastIsDefault ? DEFAULT_STAYS : {}),
        change(
          `${path}/{one}`,
          { description: 'In our words' },
          { answer: { description: 'In our words', is_default: true, version: 2, default_key: undefined } },
        ),
        read(`${path}/{one}`, { answer: { description: 'In our words', default_key: undefined } }),
        remove(`${path}/{one}`, DEFAULT_STAYS),
        list(path, {}, { answer: { total: lastIsDefault ? 3 : 2 } }),
      ],
    },
    {
      name: `${noun}s are created, read, changed at a version, and deleted`,
      steps: [
        make(
          {
            name: ' Vessel ',
            fields: [
              field('late', 9),
              field('early', 2, {
                type: 'select',
                required: true,
                options: ['a', 'b'],
                defaultValue: 'a',
                placeholder: 'p',
              }),
            ],
          },
          {
            as: 'risk_manager',
            answer: {
              name: 'Vessel',
              category: 'Physical',
              description: '',
              is_default: false,
              organization_id: '{org}',
              version: 1,
              fields: [
                {
                  name: 'early',
                  label: 'EARLY',
                  type: 'select',
                  required: true,
                  options: ['a', 'b'],
                  defaultValue: 'a',
                  placeholder: 'p',
                  order: first,
                },
                { name: 'late', order: first + 1 },
              ],
            },
            answerHeaders: { etag: '"1"', location: new RegExp(`^/api/${path}/.`) },
            save: { template: '/id' },
          },
        ),
        read(`${path}/{template}`, {
          as: 'auditor',
          answer: { id: '{template}', name: 'Vessel' },
          answerHeaders: { etag: '"1"' },
        }),
        change(
          `${path}/{template}`,
          { name: ' Ship ', fields: [] },
          from('"1"', {
            answer: { name: 'Ship', category: 'Physical', fields: [], version: 2 },
            answerHeaders: { etag: '"2"' },
          }),
        ),
        change(
          `${path}/{template}`,
          { fields: [field('b', 5), field('a', 0)] },
          {
            answer: {
              version: 3,
              fields: [
                { name: 'a', order: first },
                { name: 'b', order: first + 1 },
              ],
            },
          },
        ),
        change(`${path}/{template}`, { name: 'Boat' }, from('"1"', STALE)),
        remove(`${path}/{template}`, from('"1"', STALE)),
        remove(`${path}/{template}`, from('"3"')),
        read(`${path}/{template}`, missing(noun)),
        change(`${path}/{template}`, { name: 'Boat' }, missing(noun)),
        remove(`${path}/{template}`, missing(noun)),
      ],
    },
    {
      name: `${noun}s: errors name the fields`,
      steps: [
        add(path, {}, faulty({ path: '/name', message: MISSING }, { path: '/category', message: MISSING })),
        make({ name: ' ' }, faulty({ path: '/name', message: MISSING })),
        make(
          { fields: [field('a', 0, { label: ' ' })] },
          faulty({ path: '/fields/0/label', message: 'All fields must have a name and label' }),
        ),
        make({ fields: [field('a', 0, { name: 'a b' })] }, invalidBody({ path: '/fields/0/name' })),
        make(
          { fields: [field('a', 0, { type: 'date' })] },
          invalidBody({ path: '/fields/0/type', message: 'must be one of text, textarea, select, number, checkbox' }),
        ),
        make(
          { fields: [field('a', 0), field('a', 1)] },
          faulty({ path: '/fields', message: 'Two fields cannot have the same name' }),
        ),
        make(
          { fields: [field('constructor', 1), field('a', 0)] },
          faulty({ path: '/fields/0/name', message: 'cannot be used as the name of a field' }),
        ),
        make({ fields: [field('a', 0)] }, { save: { template: '/id' } }),
        change(
          `${path}/{template}`,
          { fields: [field('b', 0), field('b', 1)] },
          faulty({ path: '/fields', message: 'Two fields cannot have the same name' }),
        ),
        make(
          { fields: [field('a', 0), field('b', 1, { type: 'select' })] },
          faulty({ path: '/fields/1/options', message: 'B needs at least one option' }),
        ),
        make(
          {
            fields: [
              field('a', 0, { type: 'select', options: [' ', ''] }),
              field('b', 1, { type: 'checkbox', defaultValue: 'yes' }),
            ],
          },
          faulty(
            { path: '/fields/0/options', message: 'A needs at least one option' },
            { path: '/fields/1/defaultValue', message: 'The default of B must be checked or not' },
          ),
        ),
        make(
          { fields: [field('a', 0, { type: 'select', options: ['x'], defaultValue: 'y' })] },
          faulty({ path: '/fields/0/defaultValue', message: 'The default of A must be one of x' }),
        ),
        change(
          `${path}/{template}`,
          { fields: [field('b', 0, { type: 'number', defaultValue: 'many' })] },
          faulty({ path: '/fields/0/defaultValue', message: 'The default of B must be a number' }),
        ),
        make(
          { fields: [field(ofList, 0, { type: 'number', required: true })] },
          faulty({
            path: '/fields/0/type',
            message: `${ofList.toUpperCase()} cannot be of type number: ${ofList} is a list`,
          }),
        ),
        change(
          `${path}/{template}`,
          { fields: [field(ofList, 0, { type: 'checkbox' })] },
          faulty({
            path: '/fields/0/type',
            message: `${ofList.toUpperCase()} cannot be of type checkbox: ${ofList} is a list`,
          }),
        ),
        change(`${path}/{template}`, {}, invalidBody({ path: '', message: 'must NOT have fewer than 1 properties' })),
        change(`${path}/{template}`, { organization_id: '{org}' }, { answer: { version: 1 } }),
        read(`${path}/{template}`, { answer: { version: 1, fields: [{ name: 'a' }] } }),
      ],
    },
    {
      name: `${noun}s: options are stored without blanks and repetitions`,
      steps: [
        make(
          { fields: [field('a', 0, { type: 'select', options: [' x ', '', 'y', 'x', ' '], defaultValue: 'y' })] },
          { answer: { fields: [{ options: ['x', 'y'], defaultValue: 'y' }] }, save: { template: '/id' } },
        ),
        change(
          `${path}/{template}`,
          { fields: [field('a', 0, { type: 'select', options: ['', 'z'] })] },
          { answer: { fields: [{ options: ['z'] }] } },
        ),
      ],
    },
    {
      name: `${noun}s are sorted, filtered, searched and paged`,
      steps: [
        make({ name: 'Zeppelin', description: 'Lighter than air' }),
        make({ name: 'ärger', category: 'Data', description: 'Heavier' }, { save: { changed: '/id' } }),
        found(
          {},
          ...['ärger', ...names, 'Zeppelin'].toSorted((a, b) =>
            a.replace('ä', 'a').toLowerCase() < b.replace('ä', 'a').toLowerCase() ? -1 : 1,
          ),
        ),
        list(
          path,
          { sort: '-name', limit: '1' },
          { answer: { total: 5, items: [{ name: 'Zeppelin' }], next_cursor: /./ }, save: { next: '/next_cursor' } },
        ),
        list(
          path,
          { sort: '-name', limit: '4', cursor: '{next}' },
          { answer: { total: 5, items: [{}, {}, {}, {}], next_cursor: null } },
        ),
        list(
          path,
          { sort: 'name', cursor: '{next}' },
          invalid('is not a cursor of this list', { path: '/cursor', message: 'is not a cursor of this list' }),
        ),
        list(
          path,
          { sort: '-created_at', limit: '2' },
          { answer: { items: [{ name: 'ärger' }, { name: 'Zeppelin' }] } },
        ),
        change(`${path}/{changed}`, { description: 'Heaviest' }),
        list(path, { sort: '-updated_at', limit: '1' }, { answer: { items: [{ name: 'ärger' }] } }),
        found({ q: 'light' }, 'Zeppelin'),
        found({ q: 'arger heav' }, 'ärger'),
        found({ q: 'physical zeppelin' }),
        list(
          path,
          { category: 'Physical', sort: '-created_at', limit: '1' },
          { answer: { items: [{ name: 'Zeppelin' }] } },
        ),
        found({ category: 'Nothing' }),
        found({ category: 'data', q: 'arger' }),
        list(
          path,
          { sort: 'fields' },
          {
            status: 400,
            answer: {
              errors: [
                {
                  path: '/sort',
                  message:
                    'must be one of name, -name, category, -category, created_at, -created_at, updated_at, -updated_at',
                },
              ],
            },
          },
        ),
        list(path, { category: '' }, { status: 400, answer: { detail: 'The query is not valid' } }),
      ],
    },
  ];
}

const categories = (kind: string, query: NonNullable<Step['query']>, ...items: string[]) =>
  list(`${kind}-templates/categories/list`, query, all(...items));

export const templateScenarios: readonly Scenario[] = [
  ...KINDS.flatMap(scenariosOf),
  {
    name: 'the creator of an organization is the creator of its seeded templates',
    steps: [
      {
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        save: { new: '/id', who: '/members/0/user_id' },
      },
      read('asset-templates', {
        as: 'newcomer',
        query: { organization_id: '{new}', q: 'Server' },
        answer: { total: 1, items: [{ name: 'Server', organization_id: '{new}' }] },
        save: { server: '/items/0/id' },
      }),
      read('audit', {
        as: 'newcomer',
        query: { entity: 'asset_templates', entity_id: '{server}' },
        answer: {
          total: 1,
          items: [{ action: 'create', version: 1, actor_id: '{who}', before: null, after: { name: 'Server' } }],
        },
      }),
    ],
  },
  {
    name: 'fields of an asset or property template can offer only values that the item accepts',
    steps: [
      add(
        'asset-templates',
        {
          ...vessel,
          fields: [field('risk_level', 0, { type: 'select', required: true, options: ['Severe', 'Mild'] })],
        },
        faulty({ path: '/fields/0/options', message: 'RISK_LEVEL can only offer Low, Medium, High, Critical' }),
      ),
      add(
        'asset-templates',
        { ...vessel, fields: [field('status', 0, { type: 'checkbox', required: true })] },
        faulty({ path: '/fields/0/type', message: 'STATUS cannot be of type checkbox: status is a text' }),
      ),
      add(
        'property-templates',
        { ...vessel, fields: [field('category', 0, { type: 'select', options: ['x'.repeat(101)] })] },
        faulty({ path: '/fields/0/options', message: 'Options of CATEGORY must have at most 100 characters' }),
      ),
      add(
        'asset-templates',
        {
          ...vessel,
          fields: [
            field('risk_level', 0, { type: 'select', required: true, options: ['', 'High'] }),
            field('status', 1, { type: 'number', required: true }),
          ],
        },
        { save: { template: '/id' } },
      ),
      ...addItems('x', 'Anchor', 'Ledger', 'Loss'),
      add(
        'assets',
        { name: 'x', template_id: '{template}', linked_properties: ['{p:x}'], risk_level: 'High', status: '7' },
        { answer: { risk_level: 'High', status: '7' } },
      ),
    ],
  },
  {
    name: 'a list counts the items of each template, and the usage of a template counts the values of each field',
    steps: [
      add(
        'asset-templates',
        {
          ...vessel,
          fields: [
            field('name', 0),
            field('depot', 1),
            field('crew', 2, { type: 'number' }),
            field('insured', 3, { type: 'checkbox' }),
          ],
        },
        { save: { template: '/id' } },
      ),
      list('asset-templates', { q: 'Vessel' }, all({ name: 'Vessel', used_by: 0 })),
      read('asset-templates/{template}/usage', {
        answer: {
          items: 0,
          fields: [
            { name: 'name', items: 0 },
            { name: 'depot', items: 0 },
            { name: 'crew', items: 0 },
            { name: 'insured', items: 0 },
          ],
        },
      }),
      ...addItems('u', 'Anchor', 'Ledger', 'Loss'),
      add(
        'assets',
        {
          name: 'Tug',
          template_id: '{template}',
          linked_properties: ['{p:u}'],
          attributes: { depot: 'Bremen', crew: 0, insured: false },
        },
        { save: { tug: '/id' } },
      ),
      add('assets', {
        name: 'Ferry',
        template_id: '{template}',
        linked_properties: ['{p:u}'],
        attributes: { depot: ' ' },
      }),
      list('asset-templates', { q: 'Vessel' }, all({ name: 'Vessel', used_by: 2 })),
      read('asset-templates/{template}/usage', {
        answer: {
          items: 2,
          fields: [
            { name: 'name', items: 2 },
            { name: 'depot', items: 1 },
            { name: 'crew', items: 1 },
            { name: 'insured', items: 1 },
          ],
        },
      }),
      // The values of a removed field stay stored, and belong to a new field of the same name.
      change('asset-templates/{template}', { fields: [field('name', 0)] }),
      read('asset-templates/{template}/usage', { answer: { items: 2, fields: [{ name: 'name', items: 2 }] } }),
      read('assets/{tug}', { answer: { attributes: { depot: 'Bremen', crew: 0, insured: false } } }),
      change('asset-templates/{template}', { fields: [field('name', 0), field('depot', 1)] }),
      read('asset-templates/{template}/usage', {
        answer: {
          fields: [
            { name: 'name', items: 2 },
            { name: 'depot', items: 1 },
          ],
        },
      }),
      add(
        'risk-scenario-templates',
        {
          name: 'Sabotage',
          category: 'x',
          fields: [field('threat_actors', 1), field('description', 2), field('harm', 3)],
        },
        { save: { sabotage: '/id' } },
      ),
      add('risk-scenarios', {
        title: 'Fire',
        description: 'It burns',
        threat_actors: ['Insider'],
        template_id: '{sabotage}',
        attributes: { harm: 'Much' },
      }),
      add('risk-scenarios', { title: 'Flood', description: 'It is wet', template_id: '{sabotage}' }),
      read('risk-scenario-templates/{sabotage}/usage', {
        answer: {
          items: 2,
          fields: [
            { name: 'threat_actors', items: 1 },
            { name: 'description', items: 2 },
            { name: 'harm', items: 1 },
          ],
        },
      }),
      list('risk-scenario-templates', { q: 'Sabotage' }, all({ used_by: 2 })),
      add(
        'property-templates',
        { name: 'Papers', category: 'x', fields: [field('value', 0), field('shelf', 1)] },
        { save: { papers: '/id' } },
      ),
      add('properties', {
        name: 'Contracts',
        type: 'Paper',
        template_id: '{papers}',
        linked_scenarios: ['{s:u}'],
        attributes: { shelf: '4' },
      }),
      read('property-templates/{papers}/usage', {
        answer: {
          items: 1,
          fields: [
            { name: 'value', items: 0 },
            { name: 'shelf', items: 1 },
          ],
        },
      }),
      list('property-templates', { q: 'Papers' }, all({ used_by: 1 })),
      read('property-templates/nowhere/usage', missing('property template')),
    ],
  },
  {
    name: 'templates are sorted by category',
    steps: [
      list(
        'asset-templates',
        { sort: 'category' },
        { answer: { items: [{ category: 'Application' }, { category: 'Data' }, { category: 'Infrastructure' }] } },
      ),
      list(
        'asset-templates',
        { sort: '-category' },
        { answer: { items: [{ category: 'Infrastructure' }, { category: 'Data' }, { category: 'Application' }] } },
      ),
      list('asset-templates', { category: 'Data' }, all({ name: 'Database', category: 'Data' })),
    ],
  },
  {
    name: 'categories of templates are listed in alphabetical order, without repetitions, and paged',
    steps: [
      categories('asset', {}, 'Application', 'Data', 'Infrastructure'),
      categories('risk-scenario', {}, 'Cybersecurity', 'Privacy', 'Third-Party'),
      ...['banana', 'Äpfel', 'banana'].map((category) => add('property-templates', { name: 'x', category })),
      categories('property', {}, 'Äpfel', 'banana', 'Digital', 'Intellectual', 'Physical'),
      list(
        'property-templates/categories/list',
        { limit: '2' },
        { answer: { total: 5, items: ['Äpfel', 'banana'] }, save: { next: '/next_cursor' } },
      ),
      list(
        'property-templates/categories/list',
        { limit: '3', cursor: '{next}' },
        { answer: { total: 5, items: ['Digital', 'Intellectual', 'Physical'], next_cursor: null } },
      ),
      list(
        'property-templates/categories/list',
        { cursor: 'x' },
        invalid('is not a cursor of this list', { path: '/cursor', message: 'is not a cursor of this list' }),
      ),
      list('property-templates', { cursor: '{next}' }, { status: 400, answer: { errors: [{ path: '/cursor' }] } }),
    ],
  },
  {
    name: 'templates of every kind can be marked as default, and can be deleted when the mark is removed',
    steps: [
      add(
        'asset-templates',
        { ...vessel, category: 'Ships' },
        invalidBody({
          path: '/category',
          message: 'must be one of Infrastructure, Application, Data, Physical, Personnel',
        }),
      ),
      ...['asset-templates', 'property-templates', 'risk-scenario-templates'].flatMap((path): Step[] => [
        add(
          path,
          { name: 'x', category: 'Data', is_default: true },
          { answer: { is_default: true }, save: { template: '/id' } },
        ),
        remove(`${path}/{template}`, DEFAULT_STAYS),
        change(`${path}/{template}`, { is_default: false }, { answer: { is_default: false } }),
        remove(`${path}/{template}`),
      ]),
    ],
  },
  {
    name: 'seeded defaults cannot be deleted, even without the mark; seeded templates that are not defaults can',
    steps: [
      ...[
        ['property-templates', 'Digital'],
        ['risk-scenario-templates', 'Cyber Attack'],
      ].flatMap(([path = '', q = '']): Step[] => [
        list(path, { q }, { save: { seeded: '/items/0/id' } }),
        change(
          `${path}/{seeded}`,
          { is_default: false, name: 'Ours', category: 'Own' },
          { answer: { name: 'Ours', is_default: false, default_key: undefined } },
        ),
        remove(`${path}/{seeded}`, DEFAULT_STAYS),
        change(`${path}/{seeded}`, { is_default: true }, { answer: { is_default: true } }),
        remove(`${path}/{seeded}`, DEFAULT_STAYS),
      ]),
      list('risk-scenario-templates', { q: 'Data Breach' }, { save: { breach: '/items/0/id' } }),
      change('risk-scenario-templates/{breach}', { is_default: true }),
      remove('risk-scenario-templates/{breach}', DEFAULT_STAYS),
      change('risk-scenario-templates/{breach}', { is_default: false }),
      remove('risk-scenario-templates/{breach}'),
    ],
  },
  {
    name: 'items of a deleted template stay, without a template',
    steps: [
      ...['asset', 'property', 'risk-scenario'].map((kind) =>
        add(`${kind}-templates`, { name: 'Mine', category: 'Data' }, { save: { [kind.replace('risk-', '')]: '/id' } }),
      ),
      add(
        'risk-scenarios',
        { title: 'Loss', description: 'It is gone', template_id: '{scenario}' },
        { save: { s: '/id' } },
      ),
      add(
        'properties',
        { name: 'Files', type: 'Digital', linked_scenarios: ['{s}'], template_id: '{property}' },
        { save: { p: '/id' } },
      ),
      add(
        'assets',
        { name: 'web-1', linked_properties: ['{p}'], template_id: '{asset}', attributes: { color: 'red' } },
        { save: { a: '/id' } },
      ),
      remove('asset-templates/{asset}'),
      remove('property-templates/{property}'),
      remove('risk-scenario-templates/{scenario}'),
      read('assets/{a}', { answer: { template_id: null, attributes: { color: 'red' }, version: 2 } }),
      read('properties/{p}', { answer: { template_id: null, version: 2 } }),
      read('risk-scenarios/{s}', { answer: { template_id: null, version: 2 } }),
      change('risk-scenarios/{s}', { description: 'Still gone' }, { answer: { description: 'Still gone' } }),
    ],
  },
];
