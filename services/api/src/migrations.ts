/** Changes of what is stored, oldest first; a number is never used twice and a migration never changed once released. */
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
    // Whoever took the mark of a default away could delete what the product brought along.
    name: 'keys of default templates',
    async up(db) {
      for (const id of await db.organizations('organizations')) await addTemplateKeys(db.org(id));
    },
  },
  {
    number: 3,
    // Admins read the history of the records that they stood in, and each change of theme raised its version.
    name: 'preferences in records of their own',
    up: movePreferences,
  },
  {
    number: 4,
    // Nobody could find the history of a member who was removed.
    name: 'records of members by the ids that they had',
    up: addRecordsFromTrail,
  },
  {
    number: 5,
    // Links between properties and scenarios were stored twice.
    name: 'times of scenario links in their properties',
    up: moveLinkTimes,
  },
];
