import type { Scenario, Step } from '../scenario.ts';
import { add, addItems, notAllowed } from '../steps.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const csvOf = (kind: string, more: Partial<Step> = {}): Step => ({
  method: 'GET',
  path: `/api/${kind}/export`,
  query: { organization_id: '{org}' },
  status: 200,
  answerHeaders: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': new RegExp(`^attachment; filename="${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  },
  ...more,
});

export const exportScenarios: readonly Scenario[] = [
  {
    name: 'lists are exported as CSV and as workbooks, for whoever may read them',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      add('risks', { title: '=Phishing', asset_id: '{a:web}', template_answers: { 'step.question': 'yes' } }),
      add('tasks', { title: 'Call' }),
      csvOf('risks', { as: 'stakeholder' }),
      csvOf('tasks'),
      csvOf('assets', { as: 'auditor' }),
      csvOf('properties'),
      csvOf('risk-scenarios'),
      csvOf('risks', {
        query: { organization_id: '{org}', format: 'xlsx', severity: 'high', sort: 'title' },
        answerHeaders: { 'content-type': SHEET, 'content-disposition': /\.xlsx"$/ },
      }),
      csvOf('risks', { query: { organization_id: '{org}', columns: ['title', 'risk_score'] } }),
      csvOf('assets', { as: 'stakeholder', ...notAllowed('stakeholder', 'read', 'assets'), answerHeaders: {} }),
      csvOf('risks', { query: { organization_id: '{org}', format: 'pdf' }, status: 400, answerHeaders: {} }),
    ],
  },
];
