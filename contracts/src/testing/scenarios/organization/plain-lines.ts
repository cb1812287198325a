/** Names and titles are one line without hidden characters, wherever they are sent. */
import type { Scenario, Step } from '../../scenario.ts';

const HIDDEN = 'must have no control characters, none that change the writing direction, and something to see';
const own = { organization_id: '{org}' };
const refused = (path: string, body: object, field: string): Step => ({
  method: 'POST',
  path,
  body,
  status: 400,
  answer: { errors: [{ path: field, message: HIDDEN }] },
});

export const plainLineScenarios: readonly Scenario[] = [
  {
    name: 'hidden characters in names and titles are refused; descriptions may have several lines',
    steps: [
      refused('/api/risks', { ...own, title: 'invoice\u202Efdp.exe' }, '/title'),
      refused('/api/risks', { ...own, title: 'two\nlines' }, '/title'),
      refused('/api/risks', { ...own, title: '\u200B' }, '/title'),
      refused('/api/risks', { ...own, title: 'a', category: 'bell\u0007' }, '/category'),
      refused(
        '/api/assets',
        { ...own, name: 'a\u2066b', type: 'Server', status: 'Active', risk_level: 'Low', linked_properties: ['any'] },
        '/name',
      ),
      refused('/api/tasks', { ...own, title: 'nul\u0000' }, '/title'),
      refused('/api/risk-tables', { ...own, name: 'tab\there' }, '/name'),
      refused(
        '/api/asset-templates',
        {
          ...own,
          name: 'a',
          category: 'Data',
          description: '',
          fields: [{ name: 'tier', label: 'Tier', type: 'select', required: false, options: ['a\u202Eb'], order: 0 }],
        },
        '/fields/0/options/0',
      ),
      refused('/api/me/tokens', { name: 'a\u2029b', scopes: ['read'] }, '/name'),
      {
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: { name: 'A\u202DB' },
        status: 400,
        answer: { errors: [{ path: '/name', message: HIDDEN }] },
      },
      {
        method: 'POST',
        path: '/api/organizations/{org}/members',
        body: { email: 'a\u202Eb@guests.example', role: 'auditor' },
        status: 400,
        answer: { errors: [{ path: '/email' }] },
      },
      {
        method: 'PATCH',
        path: '/api/me/preferences',
        body: { filterProfiles: { risks: { 'a\u202Eb': {} } } },
        status: 400,
        answer: { errors: [{ path: '/filterProfiles/risks/a\u202Eb', message: `Profile name ${HIDDEN}` }] },
      },
      {
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'שלום\u200F! 👩‍💻', description: 'two\nlines\twith a tab' },
        status: 201,
      },
    ],
  },
];
