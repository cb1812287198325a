import { seededRiskTables, fold, newRiskTable, NOT_A_REGISTER_TEMPLATE, oneId, riskTableFrom, riskTableKeys } from '../../rules/index.ts';
import type { RiskTable } from '../../schemas/risk/risk-table.ts';
import { addDefaultDomains, addMissing, withoutKey } from '../defaults.ts';
import { listPage, sortedBy } from '../list-page.ts';
import { callerIn, mock, organizationOf, type Context } from '../mock.ts';
import { fieldProblem } from '../problem.ts';
import { addRecord, ownRecords } from '../records.ts';
import { checkReferences, unknownReference } from '../references.ts';

const SORT_VALUES = {
  name: ({ name }: RiskTable) => fold(name),
  created_at: ({ created_at }: RiskTable) => created_at,
  updated_at: ({ updated_at }: RiskTable) => updated_at,
};

/** The domains come first, since the templates name them; none are added when all templates are there. */
function addDefaultTables(context: Context): number {
  const keys = new Set(ownRecords(context, 'risk_tables').map(({ default_key }) => default_key));
  if (riskTableKeys().every((key) => keys.has(key))) return 0;
  const { ids } = addDefaultDomains(context);
  return addMissing(context, 'risk_tables', seededRiskTables(ids)).added;
}

export const riskTableMocks = [
  mock('listRiskTables', ({ query }, context) => {
    callerIn(context, query.organization_id);
    const { domain, templates_only, sort = 'name', q, cursor, limit } = query;
    const matching = ownRecords(context, 'risk_tables')
      .filter((table) => (domain === undefined || table.domain === domain) && (templates_only === undefined || table.is_template === templates_only))
      .map(withoutKey);
    const search = { q, texts: ({ name, description }: RiskTable) => [name, description] };
    return { status: 200, body: listPage(matching, { ...sortedBy(sort, SORT_VALUES, 'name'), search, cursor, limit }) };
  }),

  // A register has no address of its own: these answer with neither location nor version.
  mock('createRiskTable', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    checkReferences(context, [{ path: '/domain', collection: 'grc_domains', ids: oneId(body.domain) }]);
    return { status: 201, body: addRecord(context, 'risk_tables', newRiskTable(body)) };
  }),

  mock('createRiskTableFromTemplate', ({ body }, context) => {
    callerIn(context, body.organization_id);
    const template = ownRecords(context, 'risk_tables').find(({ id }) => id === body.template_id);
    if (template === undefined) throw unknownReference(['/template_id']);
    if (!template.is_template) throw fieldProblem('/template_id', NOT_A_REGISTER_TEMPLATE);
    return { status: 201, body: addRecord(context, 'risk_tables', riskTableFrom(template, body.name)) };
  }),

  mock('initializeRiskTableTemplates', (_input, context) => ({ status: 200, body: { created_templates: addDefaultTables(context) } })),
];
