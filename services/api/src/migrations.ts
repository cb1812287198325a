/** Migrations, oldest first. A number is never used twice, and a released migration never changes. */
import { movePreferences } from './modules/me/moved-preferences.ts';
import { addRecordsFromTrail } from './modules/organizations/member-records.ts';
import { moveLinkTimes } from './modules/properties/moved-link-times.ts';
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
    up: movePreferences,
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
];
