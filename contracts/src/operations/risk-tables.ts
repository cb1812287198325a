import { RiskTable, RiskTableCreate, RiskTableDefaults, RiskTableFromTemplate, RiskTablePage, RiskTableQuery } from '../schemas/risk-table.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, json, notFound, sessionProblem } from './common.ts';

const tags = ['risk-tables'];

export const riskTableOperations = {
  listRiskTables: {
    method: 'GET',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listRiskTables',
      summary: 'Registers, and the templates they are made from',
      tags,
      querystring: RiskTableQuery,
      response: { 200: json(RiskTablePage, 'A page, by name unless sorted otherwise'), ...sessionProblem },
    },
  },
  createRiskTable: {
    method: 'POST',
    url: '/api/risk-tables',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRiskTable',
      summary: 'Make a register',
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
      summary: 'Make a register like a template',
      tags,
      body: ref(RiskTableFromTemplate),
      response: { 201: json(RiskTable, 'The new register'), ...bodyProblem, ...notFound },
    },
  },
  initializeRiskTableTemplates: {
    method: 'POST',
    url: '/api/risk-tables/initialize-templates',
    // As with the GRC defaults: it adds the same, whoever asks first.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'initializeRiskTableTemplates',
      summary: 'Add the default templates of registers, unless they are there',
      description: 'Safe to call again, and by two people at once.',
      tags,
      response: { 200: json(RiskTableDefaults, 'What was added'), ...emptyBodyProblem },
    },
  },
} as const;
