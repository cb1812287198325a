/** The templates of assets, properties and risk scenarios that a new organisation starts with. */
import { seededItemTemplates } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { remember } from './records.ts';
import type { Kept } from './tables.ts';

/** @param now ISO 8601 */
export function addDefaultTemplates(context: Context, organization_id: string, now: string): void {
  for (const { collection: table, templates } of seededItemTemplates()) {
    for (const template of templates) {
      const made: Kept<typeof table> = { ...template, id: crypto.randomUUID(), organization_id, version: 1, created_at: now, updated_at: now };
      context.state.tables[table].push(made);
      remember(context, { entity: table, action: 'create', before: null, after: made }, made);
    }
  }
}
