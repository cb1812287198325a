import type { Scenario } from '../scenario.ts';

/** More rows than one request imports. */
const FILE = `title\n${Array.from({ length: 1001 }, (_, row) => `Storm ${row}\n`).join('')}`;

export const jobScenarios: readonly Scenario[] = [
  {
    name: 'the import of a large file is a job, which its person alone sees and cancels',
    steps: [
      {
        as: 'risk_manager',
        method: 'POST',
        path: '/api/risks/import',
        query: { organization_id: '{org}', file_name: 'storms.csv' },
        headers: { 'content-type': 'text/csv' },
        text: FILE,
        status: 202,
        answer: { kind: 'import', entity: 'risks', title: 'storms.csv', ended_at: null, result: null },
        save: { job: '/id' },
      },
      {
        as: 'risk_manager',
        method: 'GET',
        path: '/api/me/jobs',
        status: 200,
        answer: { items: [{ id: '{job}', title: 'storms.csv' }] },
      },
      { as: 'risk_manager', method: 'GET', path: '/api/me/jobs/{job}', status: 200, answer: { id: '{job}' } },
      { as: 'admin', method: 'GET', path: '/api/me/jobs', status: 200, answer: { items: [] } },
      { as: 'admin', method: 'GET', path: '/api/me/jobs/{job}', status: 404, answer: { code: 'job_not_found' } },
      { as: 'admin', method: 'GET', path: '/api/me/jobs/{job}/file', status: 404, answer: { code: 'job_not_found' } },
      {
        as: 'admin',
        method: 'POST',
        path: '/api/me/jobs/{job}/cancel',
        status: 404,
        answer: { code: 'job_not_found' },
      },
      {
        as: 'risk_manager',
        method: 'POST',
        path: '/api/me/jobs/{job}/cancel',
        status: 200,
        answer: { id: '{job}', state: 'canceling', phase: 'undoing' },
      },
    ],
  },
];
