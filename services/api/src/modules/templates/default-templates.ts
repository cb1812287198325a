/** The default templates of assets, properties and risk scenarios. */
import { seededItemTemplates } from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

/** Adds the default templates of each kind of which the organization has no template. To be called in a transaction. */
export async function addDefaultTemplates(db: OrgDb): Promise<void> {
  for (const { collection: name, templates } of seededItemTemplates()) {
    const collection = db.collection<TemplateDoc>(name);
    if ((await collection.count()) > 0) continue;
    for (const template of templates) await collection.insertOne(template);
  }
}
