import {
  RiskTable,
  RiskTableCreate,
  RiskTableDefaults,
  RiskTableFromTemplate,
  RiskTablePage,
  RiskTableQuery,
} from '../../schemas/risk/risk-table.ts';
import { ref } from '../../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, json, notFound, sessionProblem } from '../common.ts';

const tags = ['risk-tables'];

export const riskTableOperations = {
  listRiskTables: {
    method: 'GET',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listRiskTables',
      summary: 'Registers and register templates',
      tags,
      querystring: RiskTableQuery,
      response: { 200: json(RiskTablePage, 'A page, by name by default'), ...sessionProblem },
    },
  },
  createRiskTable: {
    method: 'POST',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRiskTable',
      summary: 'Create a register',
      tags,
      body: ref(RiskTableCreate),
      response: { 201: json(RiskTable, 'The new register'), ...bodyProblem },
    },
  },
  createRiskTableFromTemplate: {
    method: 'POST',
    url: '/api/risk-tables/from-template',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRiskTableFromTemplate',
      summary: 'Create a register from a template',
      tags,
      body: ref(RiskTableFromTemplate),
      response: { 201: json(RiskTable, 'The new register'), ...bodyProblem, ...notFound },
    },
  },
  initializeRiskTableTemplates: {
    method: 'POST',
    url: '/api/risk-tables/initialize-templates',
    // As for the GRC defaults: it adds the same for everybody, so reading is enough.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'initializeRiskTableTemplates',
      summary: 'Add the default register templates that do not exist yet',
      description: 'Can be called repeatedly, and by several people at once.',
      tags,
      response: { 200: json(RiskTableDefaults, 'The number of templates that were added'), ...emptyBodyProblem },
    },
  },
} as const;
