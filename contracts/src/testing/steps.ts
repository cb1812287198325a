/** Building blocks for scenarios. They expect success unless `more` says otherwise. */
import type { Step } from './scenario.ts';

type More = Partial<Step>;

/** Adds a record to the organization. @param path below `/api/` */
export const add = (path: string, fields: object, more: More = {}): Step => ({
  method: 'POST',
  path: `/api/${path}`,
  body: { organization_id: '{org}', ...fields },
  status: 201,
  ...more,
});

export const read = (path: string, more: More = {}): Step => ({
  method: 'GET',
  path: `/api/${path}`,
  status: 200,
  ...more,
});

/** Reads a list of the organization. */
export const list = (path: string, query: NonNullable<Step['query']>, more: More = {}): Step =>
  read(path, { query: { organization_id: '{org}', ...query }, ...more });

/** Changes a record, or, without a body, performs the operation in the path. */
export const change = (path: string, body: unknown, more: More = {}): Step => ({
  method: 'PATCH',
  path: `/api/${path}`,
  ...(body !== undefined && { body }),
  status: 200,
  ...more,
});

/** Sends a body. @param path below `/api/` */
export const send = (method: Step['method'], path: string, body: object, more: More = {}): Step => ({
  method,
  path: `/api/${path}`,
  body,
  status: 200,
  ...more,
});

export const remove = (path: string, more: More = {}): Step => ({
  method: 'DELETE',
  path: `/api/${path}`,
  status: 204,
  ...more,
});

/** Expects exactly these items, in this order. */
export const all = (...items: unknown[]): More => ({ answer: { total: items.length, items, next_cursor: null } });

/** Sends the version that the change is based on. @param tag its ETag */
export const from = (tag: string, more: More = {}): More => ({ headers: { 'if-match': tag }, ...more });

const refused = (status: number, title: string, code: string, detail: string, more: object = {}): More => ({
  status,
  answer: { status, title, code, detail, ...more },
});

export const STALE = refused(
  412,
  'Precondition Failed',
  'changed_meanwhile',
  'Someone else has changed this in the meantime. Reload to see the current version.',
);

export const wrongState = (detail: string): More => refused(409, 'Conflict', 'wrong_state', detail);

export const PLAN_INCOMPLETE = refused(
  409,
  'Conflict',
  'plan_incomplete',
  'Please fill in all required treatment plan fields',
);

/** @param noun as in the message, e.g. `risk flow` */
export const missing = (noun: string): More =>
  refused(
    404,
    'Not Found',
    `${noun.replaceAll(' ', '_')}_not_found`,
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`,
  );

export const OTHER_ORGANIZATION = refused(
  403,
  'Forbidden',
  'other_organization',
  'You do not belong to this organization',
);

/** @param what as in the message, e.g. `tasks of risks` */
export const outsideDomains = (what: string): More =>
  refused(403, 'Forbidden', 'outside_domains', `You can only keep ${what} in your own GRC domains`);

export const OUTSIDE_ASSETS = refused(
  403,
  'Forbidden',
  'outside_assets',
  'You can only change what hangs on your own assets alone',
);

/** @param role as in the message, e.g. `risk owner` */
export const notAllowed = (role: string, action: string, resource: string): More =>
  refused(403, 'Forbidden', 'role_not_allowed', `Your role (${role}) cannot ${action} ${resource}.`);

/** @param paths JSON pointers of the fields, in order */
export const unknown = (...paths: string[]): More =>
  refused(400, 'Bad Request', 'unknown_reference', 'The request refers to a record that does not exist', {
    errors: paths.map((path) => ({ path, message: 'refers to a record that does not exist' })),
  });

/** An expected error of a field; parts that are left out may have any value. */
export interface ExpectedError {
  path: string;
  message?: string | RegExp;
  keyword?: string;
  params?: object;
}

export const invalid = (detail: string, ...errors: ExpectedError[]): More =>
  refused(400, 'Bad Request', 'invalid_request', detail, { errors });

export const invalidBody = (...errors: ExpectedError[]): More => invalid('The body is not valid', ...errors);

/** A body that the rules refuse; the detail is the message of the first error. */
export const faulty = (...errors: [ExpectedError & { message: string }, ...ExpectedError[]]): More =>
  invalid(errors[0].message, ...errors);

/**
 * Adds a scenario, a property with this scenario and an asset with this property. Their ids are saved as `s:key`, `p:key` and `a:key`.
 * @param asset its name
 * @param scenario its title
 */
export const addItems = (key: string, asset: string, property: string, scenario: string): Step[] => [
  list('risk-scenario-templates', { q: 'Cyber Attack' }, { save: { scenarioTemplate: '/items/0/id' } }),
  add(
    'risk-scenarios',
    {
      title: scenario,
      description: 'What may happen',
      threat_actors: ['Criminals'],
      template_id: '{scenarioTemplate}',
      attributes: { impact_description: 'Work stops', likelihood: 'High' },
    },
    { save: { [`s:${key}`]: '/id' } },
  ),
  add(
    'properties',
    { name: property, type: 'Digital', linked_scenarios: [`{s:${key}}`] },
    { save: { [`p:${key}`]: '/id' } },
  ),
  add(
    'assets',
    { name: asset, type: 'Hardware', status: 'Active', risk_level: 'High', linked_properties: [`{p:${key}}`] },
    { save: { [`a:${key}`]: '/id' } },
  ),
];

/** A complete plan as flows store it. */
export const PLAN = {
  title: 'Second line',
  description: 'Rent a line from another carrier',
  assignedTo: '{user:risk_owner}',
  priority: 'high',
  estimatedCost: '4 000 €',
  timeline: 'Two months',
};

/** Adds a risk and its flow. Their ids are saved as `risk` and `flow`, followed by `key`. */
export const addFlow = (key = '', risk: object = {}, flow: object = {}): Step[] => [
  add('risks', { title: 'Outage', ...risk }, { save: { [`risk${key}`]: '/id' } }),
  add('risk-flows', { risk_id: `{risk${key}}`, status: 'in-progress', ...flow }, { save: { [`flow${key}`]: '/id' } }),
];

/** Adds an asset that a flow can select, with what it leads to. Its id is saved as `a:router`. */
export const addAsset = (): Step[] => addItems('router', 'Router', 'Connection', 'Cable cut');

/** Like {@link addFlow}, with an asset, which completing requires. */
export const addAssetFlow = (key = '', risk: object = {}, flow: object = {}): Step[] => [
  ...addAsset(),
  ...addFlow(key, risk, { selected_assets: ['{a:router}'], ...flow }),
];

/** Like {@link addAssetFlow}, and completes the flow. */
export const addCompletedFlow = (key = '', risk: object = {}): Step[] => [
  ...addAssetFlow(key, risk),
  change(`risk-flows/{flow${key}}/complete`, { treatment_plan: PLAN }),
];
