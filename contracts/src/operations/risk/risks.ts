import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  ArchivedRiskQuery,
  Risk,
  RiskBulk,
  RiskCreate,
  RiskExportQuery,
  RiskPage,
  RiskQuery,
  RiskSummary,
  RiskSummaryQuery,
  RiskUpdate,
} from '../../schemas/risk/risk.ts';
import { RiskCategoryPage, RiskCategoryQuery } from '../../schemas/risk/risk-category.ts';
import { RiskFacets, RiskFacetsQuery } from '../../schemas/risk/risk-facets.ts';
import { RiskGraph, RiskGraphQuery } from '../../schemas/risk/risk-graph.ts';
import { bulkOf } from '../collection/bulk.ts';
import { exportOf } from '../collection/export.ts';
import { importOf } from '../collection/import.ts';
import { restoreOf } from '../collection/restore.ts';
import { idParams, ifMatch, json, may, operation, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.risks,
  { all: 'risk register', any: 'a risk', one: 'risk' },
  { one: Risk, page: RiskPage, query: RiskQuery, create: RiskCreate, update: RiskUpdate },
  DELETED,
);

export const riskOperations = {
  listRisks: list,
  createRisk: create,
  getRisk: get,
  updateRisk: refined(update, { response: problems(409) }),
  deleteRisk: refined(remove, { description: 'Its notes, flows, plans and tasks are deleted too.' }),
  bulkRisks: bulkOf(RECORD_KINDS.risks, RiskBulk),
  exportRisks: exportOf(RECORD_KINDS.risks, RiskExportQuery),
  importRisks: importOf(RECORD_KINDS.risks),
  restoreRisk: restoreOf(RECORD_KINDS.risks, 'risk'),
  listArchivedRisks: operation('GET', '/api/risks/archived', may('read', 'risks'), {
    summary: 'A page of the archived risks',
    querystring: ArchivedRiskQuery,
    response: { 200: json(RiskPage, 'A page, last archived first by default') },
  }),
  getRiskSummary: operation('GET', '/api/risks/summary', may('read', 'risks'), {
    summary: 'Counts of risks by level and by cell of the matrix',
    querystring: RiskSummaryQuery,
    response: { 200: json(RiskSummary, 'Counts of all matching risks') },
  }),
  getRiskFacets: operation('GET', '/api/risks/facets', may('read', 'risks'), {
    summary: 'Counts of risks by the values of each filter',
    description: 'Each filter is counted under all others.',
    querystring: RiskFacetsQuery,
    response: { 200: json(RiskFacets, 'Counts of all matching risks') },
  }),
  listRiskCategories: operation('GET', '/api/risks/categories', may('read', 'risks'), {
    summary: 'Categories that a risk may have: those in use, and those of the product',
    querystring: RiskCategoryQuery,
    response: { 200: json(RiskCategoryPage, 'A page, in alphabetical order') },
  }),
  getRiskGraph: operation('GET', '/api/risks/graph', may('read', 'risks'), {
    summary: 'What risks are connected with',
    description:
      'Risks, their assets, the properties of these, and scenarios. Where there is too much, the risks with the highest scores come first.',
    querystring: RiskGraphQuery,
    response: { 200: json(RiskGraph, 'Records and what connects them'), ...problems(404) },
  }),
  archiveRisk: operation('PATCH', '/api/risks/:id/archive', may('update', 'risks'), {
    summary: 'Archive a risk whose flow is completed',
    params: idParams,
    headers: ifMatch,
    response: { 200: json(Risk, 'The risk, now archived'), ...problems(404, 409, 412) },
  }),
  unarchiveRisk: operation('PATCH', '/api/risks/:id/unarchive', may('update', 'risks'), {
    summary: 'Unarchive a risk',
    params: idParams,
    headers: ifMatch,
    response: { 200: json(Risk, 'The risk, now open'), ...problems(404, 409, 412) },
  }),
} as const;
