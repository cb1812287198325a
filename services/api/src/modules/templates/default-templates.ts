/** The templates of assets, properties and risk scenarios that every organisation starts with. */
import { seededItemTemplates } from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

/** Gives the organisation the templates of each kind of which it has none. To be called inside a transaction. */
export async function addDefaultTemplates(db: OrgDb): Promise<void> {
  for (const { collection: name, templates } of seededItemTemplates()) {
    const collection = db.collection<TemplateDoc>(name);
    if ((await collection.count()) > 0) continue;
    for (const template of templates) await collection.insertOne(template);
  }
}

/** Gives the defaults that an organisation got without keys theirs: the oldest that is called so, and is still marked. */
export async function addTemplateKeys(db: OrgDb): Promise<void> {
  for (const { collection: name, templates } of seededItemTemplates()) {
    const collection = db.collection<TemplateDoc>(name);
    const there = (await collection.find({})).toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
    for (const { default_key, category } of templates) {
      if (default_key === undefined || there.some((one) => one.default_key === default_key)) continue;
      const found = there.find((one) => one.is_default && one.name === default_key && one.category === category);
      if (found !== undefined) await collection.updateOne({ _id: found._id }, { $set: { default_key } });
    }
  }
}
