import {
  RiskTable,
  RiskTableCreate,
  RiskTableDefaults,
  RiskTableFromTemplate,
  RiskTablePage,
  RiskTableQuery,
} from '../../schemas/risk/risk-table.ts';
import { ref } from '../../schemas/base.ts';
import { json, may, operation, problems } from '../common.ts';

export const riskTableOperations = {
  listRiskTables: operation('GET', '/api/risk-tables', may('read', 'risks'), {
    summary: 'Registers and register templates',
    querystring: RiskTableQuery,
    response: { 200: json(RiskTablePage, 'A page, by name by default') },
  }),
  createRiskTable: operation('POST', '/api/risk-tables', may('create', 'risks'), {
    summary: 'Create a register',
    body: ref(RiskTableCreate),
    response: { 201: json(RiskTable, 'The new register') },
  }),
  createRiskTableFromTemplate: operation('POST', '/api/risk-tables/from-template', may('create', 'risks'), {
    summary: 'Create a register from a template',
    body: ref(RiskTableFromTemplate),
    response: { 201: json(RiskTable, 'The new register'), ...problems(404) },
  }),
  // As for the GRC defaults: it adds the same for everybody, so reading is enough.
  initializeRiskTableTemplates: operation('POST', '/api/risk-tables/initialize-templates', may('read', 'risks'), {
    summary: 'Add the default register templates that do not exist yet',
    description: 'Can be called repeatedly, and by several people at once.',
    response: { 200: json(RiskTableDefaults, 'The number of templates that were added') },
  }),
} as const;
