import type { Scenario, Step } from '../../scenario.ts';
import { add, addItems, all, change, faulty, from, list, missing, read, remove, STALE, unknown } from '../../steps.ts';

const UNLINKED = 'At least one scenario must be linked to this property';
const basic = { name: 'Customer data', type: 'Digital', linked_scenarios: ['{s:web}'] };
const setUp: readonly Step[] = addItems('web', 'Portal', 'Accounts', 'Leaked passwords');
const findDigital: Step = list(
  'property-templates',
  { q: 'Digital' },
  { answer: { items: [{ name: 'Digital' }] }, save: { digital: '/items/0/id' } },
);

const PROPERTIES = [
  { name: 'Übersicht', type: 'Physical', category: 'Building', description: 'The hall' },
  { name: 'zeta', type: 'digital', category: 'Archive', description: 'Letters' },
  { name: 'Beta', type: 'Human', category: 'building', description: '' },
];
const [U, Z, B] = PROPERTIES.map(({ name }) => ({ name }));
const addThree: readonly Step[] = [
  ...setUp,
  remove('properties/{p:web}'),
  ...PROPERTIES.map((property, index) =>
    add('properties', { ...property, linked_scenarios: ['{s:web}'] }, { save: { [`property${index}`]: '/id' } }),
  ),
];
const found = (query: NonNullable<Step['query']>, ...items: unknown[]) => list('properties', query, all(...items));

export const propertyScenarios: readonly Scenario[] = [
  {
    name: 'a new property has defaults and can be read, changed and deleted',
    steps: [
      ...setUp,
      add('risks', { title: 'Phishing' }, { save: { risk: '/id' } }),
      add(
        'properties',
        { ...basic, name: ' Customer data ' },
        {
          answer: {
            name: 'Customer data',
            type: 'Digital',
            category: '',
            value: '',
            description: '',
            linked_scenarios: ['{s:web}'],
            linked_risks: [],
            template_id: null,
            attributes: {},
            organization_id: '{org}',
            version: 1,
          },
          answerHeaders: { etag: '"1"', location: /^\/api\/properties\/./ },
          save: { property: '/id' },
        },
      ),
      read('properties/{property}', {
        as: 'auditor',
        answer: { id: '{property}', name: 'Customer data' },
        answerHeaders: { etag: '"1"' },
      }),
      change(
        'properties/{property}',
        { name: ' Files ', value: '9 000 €', linked_risks: ['{risk}'] },
        from('"1"', {
          as: 'risk_manager',
          answer: { name: 'Files', value: '9 000 €', linked_risks: ['{risk}'], type: 'Digital', version: 2 },
          answerHeaders: { etag: '"2"' },
        }),
      ),
      change('properties/{property}', { name: 'Later' }, from('"1"', STALE)),
      remove('properties/{property}', from('"1"', STALE)),
      remove('properties/{property}', from('"2"')),
      read('properties/{property}', missing('property')),
      change('properties/{property}', { name: 'Later' }, missing('property')),
      remove('properties/{property}', missing('property')),
    ],
  },
  {
    name: 'a property needs a name, a type, a scenario, and the required fields of its template',
    steps: [
      ...setUp,
      findDigital,
      add(
        'properties',
        { type: 'Digital' },
        faulty({ path: '/name', message: 'name is required' }, { path: '/linked_scenarios', message: UNLINKED }),
      ),
      add(
        'properties',
        { name: null, type: null, linked_scenarios: null },
        faulty(
          { path: '/name', message: 'name is required' },
          { path: '/type', message: 'type is required' },
          { path: '/linked_scenarios', message: UNLINKED },
        ),
      ),
      add(
        'properties',
        { name: 'x' },
        faulty({ path: '/type', message: 'type is required' }, { path: '/linked_scenarios', message: UNLINKED }),
      ),
      add('properties', { ...basic, linked_scenarios: [] }, faulty({ path: '/linked_scenarios', message: UNLINKED })),
      add(
        'properties',
        { ...basic, template_id: '{digital}' },
        faulty({ path: '/attributes/data_classification', message: 'Data Classification is required' }),
      ),
      add(
        'properties',
        { ...basic, template_id: '{digital}', attributes: { data_classification: 'Secret' } },
        faulty({
          path: '/attributes/data_classification',
          message: 'Data Classification must be one of Public, Internal, Confidential, Restricted',
        }),
      ),
      add(
        'properties',
        { ...basic, type: '', template_id: '{digital}', attributes: { data_classification: 'Public' } },
        faulty({ path: '/type', message: 'Property Type is required' }),
      ),
      add(
        'properties',
        { ...basic, template_id: '{digital}', attributes: { data_classification: 'Internal', data_size: '' } },
        {
          answer: { attributes: { data_classification: 'Internal', data_size: undefined } },
          save: { property: '/id' },
        },
      ),
      add(
        'properties',
        { ...basic, attributes: { value: 'x' } },
        faulty({ path: '/attributes/value', message: 'is a field of its own, not an attribute' }),
      ),
      change(
        'properties/{property}',
        { linked_scenarios: [] },
        faulty({ path: '/linked_scenarios', message: UNLINKED }),
      ),
      change(
        'properties/{property}',
        { template_id: null, type: ' ' },
        faulty({ path: '/type', message: 'type is required' }),
      ),
      change(
        'properties/{property}',
        { template_id: null },
        { answer: { template_id: null, attributes: { data_classification: 'Internal' } } },
      ),
    ],
  },
  {
    name: 'the references of a property must exist',
    steps: [
      ...setUp,
      add(
        'properties',
        { name: 'x', linked_scenarios: ['nowhere'], linked_risks: ['nowhere'], template_id: 'nowhere' },
        unknown('/linked_scenarios', '/linked_risks', '/template_id'),
      ),
      add(
        'properties',
        {
          ...basic,
          linked_scenarios: ['{s:web}', '{foreign:risk_scenarios}'],
          linked_risks: ['{foreign:risks}'],
          template_id: '{foreign:property_templates}',
        },
        unknown('/linked_scenarios', '/linked_risks', '/template_id'),
      ),
      change('properties/{p:web}', { linked_risks: ['nowhere'] }, unknown('/linked_risks')),
    ],
  },
  {
    name: 'properties are sorted, filtered, searched and paged',
    steps: [
      ...addThree,
      found({}, B, Z, U),
      found({ sort: 'created_at' }, U, Z, B),
      found({ sort: 'name' }, B, U, Z),
      found({ sort: '-type' }, U, B, Z),
      found({ sort: 'category', id: ['{property1}', '{property2}'] }, Z, B),
      found({ type: ['Human', 'Physical'], sort: 'name' }, B, U),
      found({ category: 'Building' }, U),
      list(
        'properties/categories',
        {},
        {
          answer: {
            total: 3,
            items: [
              { value: 'Archive', count: 1 },
              { value: 'Building', count: 1 },
              { value: 'building', count: 1 },
            ],
            next_cursor: null,
          },
        },
      ),
      list(
        'properties/categories',
        { q: 'BUI', limit: '1' },
        { answer: { total: 2, items: [{ value: 'Building', count: 1 }] }, save: { building: '/next_cursor' } },
      ),
      list(
        'properties/categories',
        { q: 'BUI', cursor: '{building}' },
        { answer: { items: [{ value: 'building', count: 1 }], next_cursor: null } },
      ),
      // The property's own category, not its type or the category of a template.
      found({ category: 'Physical' }),
      found({ category: ['Building', 'Archive'], type: 'digital' }, Z),
      found({ q: 'ubersicht' }, U),
      found({ q: 'build', sort: 'name' }, B, U),
      found({ q: 'letters digital' }, Z),
      found({ template_id: 'nowhere' }),
      found({ id: '{foreign:properties}' }),
      list(
        'properties',
        { sort: 'name', limit: '2' },
        { answer: { total: 3, items: [B, U] }, save: { next: '/next_cursor' } },
      ),
      list(
        'properties',
        { sort: 'name', limit: '2', cursor: '{next}' },
        { answer: { total: 3, items: [Z], next_cursor: null } },
      ),
      list(
        'properties',
        { sort: '-name', cursor: '{next}' },
        { status: 400, answer: { errors: [{ path: '/cursor' }] } },
      ),
    ],
  },
];
