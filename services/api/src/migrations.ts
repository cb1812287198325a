/** Migrations, oldest first. A number is never used twice, and a released migration never changes. */
import { renewTokens } from './identity/renewed-tokens.ts';
import { copyPreferences } from './modules/me/moved-preferences.ts';
import { addFormerNames, addRecordsFromTrail } from './modules/organizations/member-records.ts';
import { moveLinkTimes } from './modules/properties/moved-link-times.ts';
import { joinPlans } from './modules/risk-flows/reads/joined-plans.ts';
import { addFlowsToRisks } from './modules/risks/added-flows.ts';
import { addDefaultTemplates, addTemplateKeys } from './modules/templates/default-templates.ts';
import type { Migration } from './store/migration.ts';

export const migrations: Migration[] = [
  {
    number: 1,
    // The first version gave new organizations templates of assets only.
    name: 'default templates of properties and risk scenarios',
    async up(db) {
      for (const id of await db.organizations('organizations')) await addDefaultTemplates(db.org(id));
    },
  },
  {
    number: 2,
    // A default template could be deleted once it was no longer marked as one.
    name: 'keys of default templates',
    async up(db) {
      for (const id of await db.organizations('organizations')) await addTemplateKeys(db.org(id));
    },
  },
  {
    number: 3,
    // As part of the members they were visible in the audit trail, and each change of theme raised the version of the member.
    name: 'preferences in records of their own',
    up: copyPreferences,
    restated: { members: ({ preferences, ...member }) => (preferences === undefined ? null : member) },
  },
  {
    number: 4,
    // The audit trail of a removed member could not be found.
    name: 'records of members by the ids that they had',
    up: addRecordsFromTrail,
  },
  {
    number: 5,
    // The collection `scenario_links` stored the links of properties a second time.
    name: 'times of scenario links in their properties',
    up: moveLinkTimes,
  },
  {
    number: 6,
    // The register could not be filtered by flows.
    name: 'current flows in their risks',
    rewrites: [addFlowsToRisks],
  },
  {
    number: 7,
    // Once people had left, what they did or owned no longer showed their name.
    name: 'names of people who left',
    up: addFormerNames,
  },
  {
    number: 8,
    // Some risks had no list of their own questions.
    name: 'custom questions of every risk',
    restated: { risks: (risk) => (risk['custom_questions'] === undefined ? { ...risk, custom_questions: [] } : null) },
  },
  {
    number: 9,
    // The plan that was saved in a flow could differ from the record of the plan.
    name: 'one plan of each flow',
    rewrites: [joinPlans],
  },
  {
    number: 10,
    // A token could last for ever, allowed either reading or everything, and moved along with its owner from one organization to the next.
    name: 'scopes, organization and end of API tokens',
    up: renewTokens,
  },
];
