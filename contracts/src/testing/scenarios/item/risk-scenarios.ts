import type { Scenario, Step } from '../../scenario.ts';
import { add, all, change, faulty, from, list, missing, read, remove, STALE, unknown } from '../../steps.ts';

const findTemplate: Step = list(
  'risk-scenario-templates',
  { q: 'Cyber' },
  { answer: { items: [{ name: 'Cyber Attack' }] }, save: { cyber: '/items/0/id' } },
);
const attributes = { impact_description: 'Work stops', likelihood: 'High' };
const basic = {
  title: 'Theft',
  description: 'Somebody takes it',
  threat_actors: ['Thieves'],
  template_id: '{cyber}',
  attributes,
};
const LIKELIHOOD = {
  path: '/attributes/likelihood',
  message: 'Likelihood must be one of Very Low, Low, Medium, High, Very High',
};
const property = (key: string, ...scenarios: string[]): Step =>
  add('properties', { name: key, type: 'Digital', linked_scenarios: scenarios }, { save: { [key]: '/id' } });
const linkedTo = (scenario: string, ...properties: string[]): Step =>
  read(`risk-scenarios/${scenario}`, { answer: { linked_properties: properties } });
const TITLE = { path: '/title', message: 'Title is required' };
const DESCRIPTION = { path: '/description', message: 'Description is required' };
const found = (query: NonNullable<Step['query']>, ...items: unknown[]) => list('risk-scenarios', query, all(...items));
const titled = (title: string, ...threat_actors: string[]): Step =>
  add('risk-scenarios', { ...basic, title, threat_actors }, { save: { [title]: '/id' } });

export const riskScenarioScenarios: readonly Scenario[] = [
  {
    name: 'a new risk scenario has defaults and can be read, changed and deleted',
    steps: [
      findTemplate,
      add(
        'risk-scenarios',
        { ...basic, title: ' Theft ', threat_actors: [' Thieves ', 'Thieves', 'Guests'] },
        {
          as: 'risk_manager',
          answer: {
            title: 'Theft',
            description: 'Somebody takes it',
            threat_actors: ['Thieves', 'Guests'],
            linked_controls: [],
            linked_properties: [],
            template_id: '{cyber}',
            attributes,
            organization_id: '{org}',
            version: 1,
          },
          answerHeaders: { etag: '"1"', location: /^\/api\/risk-scenarios\/./ },
          save: { scenario: '/id' },
        },
      ),
      read('risk-scenarios/{scenario}', {
        as: 'grc_domain_manager',
        answer: { id: '{scenario}', threat_actors: ['Thieves', 'Guests'] },
        answerHeaders: { etag: '"1"' },
      }),
      change(
        'risk-scenarios/{scenario}',
        { linked_controls: ['ISO 27001 A.8.7'], threat_actors: [' Staff'] },
        from('"1"', {
          answer: { title: 'Theft', linked_controls: ['ISO 27001 A.8.7'], threat_actors: ['Staff'], version: 2 },
          answerHeaders: { etag: '"2"' },
        }),
      ),
      change('risk-scenarios/{scenario}', { title: 'Later' }, from('"1"', STALE)),
      remove('risk-scenarios/{scenario}', from('"1"', STALE)),
      remove('risk-scenarios/{scenario}', from('"2"')),
      read('risk-scenarios/{scenario}', missing('risk scenario')),
      change('risk-scenarios/{scenario}', { title: 'Later' }, missing('risk scenario')),
      remove('risk-scenarios/{scenario}', missing('risk scenario')),
    ],
  },
  {
    name: 'a risk scenario needs a template, a title, a description, and the required fields of its template',
    steps: [
      findTemplate,
      add(
        'risk-scenarios',
        {},
        faulty(TITLE, DESCRIPTION, {
          path: '/template_id',
          message: 'Please select a template to create a risk scenario',
        }),
      ),
      add('risk-scenarios', { ...basic, title: ' ', description: '' }, faulty(TITLE, DESCRIPTION)),
      add('risk-scenarios', { ...basic, title: ' ' }, faulty(TITLE)),
      add('risk-scenarios', { ...basic, template_id: 'nowhere' }, unknown('/template_id')),
      add('risk-scenarios', { ...basic, template_id: '{foreign:risk_scenario_templates}' }, unknown('/template_id')),
      add(
        'risk-scenarios',
        { ...basic, threat_actors: null },
        faulty({ path: '/threat_actors', message: 'Threat Actors is required' }),
      ),
      add(
        'risk-scenarios',
        { ...basic, threat_actors: [] },
        faulty({ path: '/threat_actors', message: 'Threat Actors is required' }),
      ),
      add(
        'risk-scenarios',
        { ...basic, attributes: { likelihood: 'Maybe' } },
        faulty({ path: '/attributes/impact_description', message: 'Impact Description is required' }, LIKELIHOOD),
      ),
      add(
        'risk-scenarios',
        { ...basic, attributes: { ...attributes, title: 'x' } },
        faulty({ path: '/attributes/title', message: 'is a field of its own, not an attribute' }),
      ),
      add('risk-scenarios', basic, { save: { scenario: '/id' } }),
      change(
        'risk-scenarios/{scenario}',
        { attributes: { likelihood: 'Maybe' } },
        faulty({ path: '/attributes/impact_description', message: 'Impact Description is required' }, LIKELIHOOD),
      ),
      // An existing scenario may be without a template.
      change(
        'risk-scenarios/{scenario}',
        { template_id: null, threat_actors: [] },
        { answer: { template_id: null, threat_actors: [], attributes } },
      ),
    ],
  },
  {
    name: 'threat actors are a text with commas or a list; blanks and repetitions are dropped',
    steps: [
      findTemplate,
      add(
        'risk-scenarios',
        { ...basic, threat_actors: ' Insiders, , Crime ,' },
        { answer: { threat_actors: ['Insiders', 'Crime'] }, save: { scenario: '/id' } },
      ),
      add('risk-scenarios', { ...basic, threat_actors: ['x', ' ', 'y, x'] }, { answer: { threat_actors: ['x', 'y'] } }),
      add('risk-scenarios', { ...basic, threat_actors: ['a', 'a'] }, { answer: { threat_actors: ['a'] } }),
      change(
        'risk-scenarios/{scenario}',
        { threat_actors: 'States,Crime' },
        { answer: { threat_actors: ['States', 'Crime'], version: 2 } },
      ),
      change(
        'risk-scenarios/{scenario}',
        { threat_actors: ['Crime, Insiders', 'Crime'] },
        { answer: { threat_actors: ['Crime', 'Insiders'] } },
      ),
      found({ threat_actor: 'Insiders' }, { id: '{scenario}' }),
      ...[' , ', [' , '], '', null].map((threat_actors) =>
        change(
          'risk-scenarios/{scenario}',
          { threat_actors },
          faulty({ path: '/threat_actors', message: 'Threat Actors is required' }),
        ),
      ),
      change(
        'risk-scenarios/{scenario}',
        { threat_actors: Array.from({ length: 51 }, (_, index) => `a${index}`).join() },
        faulty({ path: '/threat_actors', message: 'There can be at most 50 threat actors' }),
      ),
      change(
        'risk-scenarios/{scenario}',
        { threat_actors: 'x'.repeat(201) },
        faulty({ path: '/threat_actors', message: 'A threat actor must have at most 200 characters' }),
      ),
      ...[5, { a: 1 }].map((threat_actors) =>
        change(
          'risk-scenarios/{scenario}',
          { threat_actors },
          { status: 400, answer: { code: 'invalid_request', detail: 'The body is not valid' } },
        ),
      ),
      // Without a template there may be no threat actors.
      change('risk-scenarios/{scenario}', { template_id: null, threat_actors: ',' }, { answer: { threat_actors: [] } }),
    ],
  },
  {
    name: 'a risk scenario lists the properties that link to it, in the order in which they were linked',
    steps: [
      findTemplate,
      titled('one', 'Thieves'),
      titled('two', 'Thieves'),
      property('both', '{one}', '{two}'),
      property('first', '{one}'),
      linkedTo('{one}', '{both}', '{first}'),
      found(
        { id: ['{one}', '{two}'], sort: 'title' },
        { title: 'one', linked_properties: ['{both}', '{first}'] },
        { title: 'two', linked_properties: ['{both}'] },
      ),
      change('risk-scenarios/{two}', { title: 'Second' }, { answer: { linked_properties: ['{both}'] } }),
      change('properties/{both}', { linked_scenarios: ['{two}'] }),
      linkedTo('{one}', '{first}'),
      change('properties/{both}', { linked_scenarios: ['{one}', '{two}'] }),
      linkedTo('{one}', '{first}', '{both}'),
      linkedTo('{two}', '{both}'),
      remove('properties/{first}'),
      linkedTo('{one}', '{both}'),
    ],
  },
  {
    name: 'risk scenarios are sorted, filtered, searched and paged',
    steps: [
      findTemplate,
      titled('Espionage', 'Competitors', 'States'),
      titled('äußere Gewalt', 'States'),
      titled('Zero day', 'Criminals'),
      found({}, { title: 'Zero day' }, { title: 'äußere Gewalt' }, { title: 'Espionage' }),
      found({ sort: 'title' }, { title: 'äußere Gewalt' }, { title: 'Espionage' }, { title: 'Zero day' }),
      found(
        { sort: 'created_at', threat_actor: ['Competitors', 'Criminals'] },
        { title: 'Espionage' },
        { title: 'Zero day' },
      ),
      found({ threat_actor: 'States', sort: '-title' }, { title: 'Espionage' }, { title: 'äußere Gewalt' }),
      found({ threat_actor: 'states' }),
      list(
        'risk-scenarios/threat-actors',
        {},
        {
          answer: {
            total: 3,
            items: [
              { value: 'Competitors', count: 1 },
              { value: 'Criminals', count: 1 },
              { value: 'States', count: 2 },
            ],
            next_cursor: null,
          },
        },
      ),
      list(
        'risk-scenarios/threat-actors',
        { q: 'c', limit: '1' },
        { as: 'auditor', answer: { total: 2, items: [{ value: 'Competitors' }] }, save: { more: '/next_cursor' } },
      ),
      list(
        'risk-scenarios/threat-actors',
        { q: 'c', limit: '1', cursor: '{more}' },
        { answer: { total: 2, items: [{ value: 'Criminals' }], next_cursor: null } },
      ),
      list('risk-scenarios/threat-actors', { q: 'nobody' }, { answer: { total: 0, items: [] } }),
      found({ q: 'GEWALT' }, { title: 'äußere Gewalt' }),
      found({ template_id: '{cyber}', q: 'zero' }, { title: 'Zero day' }),
      found({ template_id: 'nowhere' }),
      found({ id: '{foreign:risk_scenarios}' }),
      list(
        'risk-scenarios',
        { sort: 'title', limit: '2' },
        {
          answer: { total: 3, items: [{ title: 'äußere Gewalt' }, { title: 'Espionage' }] },
          save: { next: '/next_cursor' },
        },
      ),
      list(
        'risk-scenarios',
        { sort: 'title', limit: '2', cursor: '{next}' },
        { answer: { items: [{ title: 'Zero day', linked_properties: [] }], next_cursor: null } },
      ),
    ],
  },
];
