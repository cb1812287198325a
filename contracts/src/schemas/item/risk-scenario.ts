import Type, { type Static } from 'typebox';
import { bulkRequest } from '../bulk.ts';
import { recordSchemas } from '../record-schemas.ts';
import { Attributes, AttributesInput } from './attributes.ts';
import {
  Changeable,
  Id,
  Ids,
  Line,
  Prose,
  RiskCount,
  Title,
  described,
  namedObject,
  nullable,
  optional,
  record,
  ref,
  requiredByRules,
} from '../base.ts';
import { anyOf, organizationQuery, search } from '../list.ts';

/** The messages for missing fields. */
export const SCENARIO_MISSING = {
  title: 'Title is required',
  description: 'Description is required',
  template_id: 'Please select a template to create a risk scenario',
} as const;

/** Most threat actors of a scenario. */
export const MAX_THREAT_ACTORS = 50;
/** Most characters of a threat actor. */
export const MAX_THREAT_ACTOR = 200;

/** The fields that a person may set. */
const editable = {
  threat_actors: Type.Array(Title(MAX_THREAT_ACTOR), { maxItems: MAX_THREAT_ACTORS, uniqueItems: true }),
  linked_controls: Type.Array(Title(300), {
    maxItems: 200,
    uniqueItems: true,
    description: 'Controls as people cite them, e.g. ISO 27001 A.8.7',
  }),
  attributes: ref(Attributes),
};
/** Threat actors in a request. Once split and cleaned, they must be within the limits above. */
const Actors = Line(20_000);
const settable = {
  ...editable,
  attributes: ref(AttributesInput),
  threat_actors: requiredByRules(
    Type.Union([Actors, Type.Array(Actors, { maxItems: 200 })], {
      description: 'A text with commas, or a list of such texts; blanks and repetitions are dropped',
    }),
    [],
  ),
};
const words = { title: Title(200, SCENARIO_MISSING.title), description: Prose(10_000, SCENARIO_MISSING.description) };
const Template = Type.Unsafe<string>({ ...Id, 'x-missing': SCENARIO_MISSING.template_id });

export const RiskScenario = namedObject('RiskScenario', {
  ...record,
  ...words,
  ...editable,
  template_id: nullable(Id),
  linked_properties: Type.Array(Id, { description: 'Properties with this scenario in their `linked_scenarios`' }),
  risk_count: RiskCount,
  changeable: Changeable,
});
export type RiskScenario = Static<typeof RiskScenario>;

const linked_properties = described(
  Ids,
  'All properties that shall have this scenario in their `linked_scenarios`. A property keeps at least one scenario',
);

/** A new scenario needs a template. */
export const RiskScenarioCreate = namedObject('RiskScenarioCreate', {
  organization_id: Id,
  ...words,
  template_id: Template,
  ...optional({ ...settable, linked_properties }),
});
export type RiskScenarioCreate = Static<typeof RiskScenarioCreate>;

const filters = {
  q: search('title or description'),
  threat_actor: anyOf(Title(200)),
  template_id: Type.Optional(Id),
  property_id: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Scenarios of these properties' })),
};

export const {
  page: RiskScenarioPage,
  update: RiskScenarioUpdate,
  query: RiskScenarioQuery,
  exportQuery: RiskScenarioExportQuery,
} = recordSchemas('RiskScenario', {
  row: RiskScenario,
  organization: organizationQuery,
  changeable: { ...words, ...settable, template_id: nullable(Id), linked_properties },
  filters,
  sorts: ['title', 'created_at', 'updated_at'],
});
export type RiskScenarioUpdate = Static<typeof RiskScenarioUpdate>;
export type RiskScenarioQuery = Static<typeof RiskScenarioQuery>;
export type RiskScenarioExportQuery = Static<typeof RiskScenarioExportQuery>;

export const RiskScenarioBulk = bulkRequest('RiskScenarioBulk', ['update', 'delete'], filters, RiskScenarioUpdate, {});
export type RiskScenarioBulk = Static<typeof RiskScenarioBulk>;
