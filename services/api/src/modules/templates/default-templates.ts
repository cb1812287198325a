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

/**
 * Adds the keys of defaults that an earlier version has inserted. A key goes to the oldest template with the name and category of the
 * default that is still marked as a default.
 */
export async function addTemplateKeys(db: OrgDb): Promise<void> {
  for (const { collection: name, templates } of seededItemTemplates()) {
    const collection = db.collection<TemplateDoc>(name);
    const existing = (await collection.find({})).toSorted(
      (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
    );
    for (const { default_key, category } of templates) {
      if (default_key === undefined || existing.some((one) => one.default_key === default_key)) continue;
      const found = existing.find((one) => one.is_default && one.name === default_key && one.category === category);
      if (found !== undefined) await collection.updateOne({ _id: found._id }, { $set: { default_key } });
    }
  }
}
