import type { Scenario } from '../scenario.ts';
import { add } from '../steps.ts';

export const searchScenarios: readonly Scenario[] = [
  {
    name: 'a search finds records of all kinds that the role may read',
    steps: [
      add('risks', { title: 'Ransomware in the warehouse' }),
      add('tasks', { title: 'Separate the warehouse network' }),
      {
        method: 'GET',
        path: '/api/search',
        query: { q: 'ware' },
        status: 200,
        answer: {
          items: [
            { entity: 'risks', title: 'Ransomware in the warehouse' },
            { entity: 'tasks', title: 'Separate the warehouse network', status: 'pending' },
          ],
        },
      },
      { method: 'GET', path: '/api/search', status: 400 },
      { as: 'nobody', method: 'GET', path: '/api/search', query: { q: 'ware' }, status: 401 },
    ],
  },
];
