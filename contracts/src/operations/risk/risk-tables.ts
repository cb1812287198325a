import {
  RiskTable,
  RiskTableCreate,
  RiskTableDefaults,
  RiskTableFromTemplate,
  RiskTablePage,
  RiskTableQuery,
} from '../../schemas/risk/risk-table.ts';
import { ref } from '../../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, json, problems, sessionProblem } from '../common.ts';

export const riskTableOperations = {
  listRiskTables: {
    method: 'GET',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'Registers and register templates',
      querystring: RiskTableQuery,
      response: { 200: json(RiskTablePage, 'A page, by name by default'), ...sessionProblem },
    },
  },
  createRiskTable: {
    method: 'POST',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      summary: 'Create a register',
      body: ref(RiskTableCreate),
      response: { 201: json(RiskTable, 'The new register'), ...bodyProblem },
    },
  },
  createRiskTableFromTemplate: {
    method: 'POST',
    url: '/api/risk-tables/from-template',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      summary: 'Create a register from a template',
      body: ref(RiskTableFromTemplate),
      response: { 201: json(RiskTable, 'The new register'), ...bodyProblem, ...problems(404) },
    },
  },
  initializeRiskTableTemplates: {
    method: 'POST',
    url: '/api/risk-tables/initialize-templates',
    // As for the GRC defaults: it adds the same for everybody, so reading is enough.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'Add the default register templates that do not exist yet',
      description: 'Can be called repeatedly, and by several people at once.',
      response: { 200: json(RiskTableDefaults, 'The number of templates that were added'), ...emptyBodyProblem },
    },
  },
} as const;
