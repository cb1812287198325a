/** Migrations, oldest first. A number is never used twice, and a released migration never changes. */
import { renewTokens } from './identity/renewed-tokens.ts';
import type { Migration } from './store/migration.ts';

export const migrations: Migration[] = [
  {
    // The first release: the migrations before it are gone, but for what the check of the audit trail still needs.
    number: 9,
    name: 'the first release',
    restated: {
      members: ({ preferences, ...member }) => (preferences === undefined ? null : member),
      risks: (risk) => (risk['custom_questions'] === undefined ? { ...risk, custom_questions: [] } : null),
    },
  },
  {
    number: 10,
    // A token could last for ever, allowed either reading or everything, and moved along with its owner from one organization to the next.
    name: 'scopes, organization and end of API tokens',
    up: renewTokens,
  },
];
