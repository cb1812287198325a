/** Reads and changes templates of assets, properties and risk scenarios. The three kinds behave alike. */
import {
  RECORD_KINDS,
  type AssetTemplateCreate,
  type AssetTemplateUpdate,
  type PropertyTemplateCreate,
  type PropertyTemplateUpdate,
  type TemplateCategoryQuery,
  type TemplateQuery,
} from '@parapet/contracts';
import {
  fieldId,
  newTemplate,
  templateChange,
  templateChangeErrors,
  templateErrors,
  type TemplateKind,
} from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { Doc, OrgDb } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { changeRecord, findRecord } from '../records.ts';
import { visibleItems, type ItemCollection } from '../items/visible-items.ts';
import { valuePage } from '../value-page.ts';
import { assertDeletable } from './default-template.ts';
import { templateList } from './template-query.ts';
import { usageOf, usedBy } from './template-usage.ts';

/** Templates of scenarios have the same fields as those of properties; those of assets have fewer. */
type Create = AssetTemplateCreate | PropertyTemplateCreate;
type Update = AssetTemplateUpdate | PropertyTemplateUpdate;

const newFieldId = () => fieldId(Date.now(), crypto.randomUUID().slice(-12));

export interface TemplateSet {
  kind: TemplateKind;
  templates: 'asset_templates' | 'property_templates' | 'risk_scenario_templates';
  items: ItemCollection;
}

export function templateService({ store, cascades }: ServiceOptions, { kind, templates: name, items }: TemplateSet) {
  const noun = RECORD_KINDS[name].noun;
  const templates = (db: OrgDb) => db.collection<TemplateDoc>(name);

  return {
    async list(caller: Caller, query: TemplateQuery) {
      const db = readAs(store, caller);
      const page = await listPage(templates(db), templateList(query));
      const count = await usedBy(
        db.collection<Doc>(items),
        page.items.map(({ id }) => id),
        await visibleItems(db, caller.member, items),
      );
      return { ...page, items: page.items.map((template) => ({ ...template, used_by: count(template.id) })) };
    },
    async categories(caller: Caller, query: TemplateCategoryQuery) {
      const page = await valuePage(templates(readAs(store, caller)), 'category', query);
      return { ...page, items: page.items.map(({ value }) => value) };
    },
    get: (caller: Caller, id: string) => findRecord(templates(readAs(store, caller)), { _id: id }, noun),

    async usage(caller: Caller, id: string) {
      const db = readAs(store, caller);
      const template = await findRecord(templates(db), { _id: id }, noun);
      return usageOf(db.collection<Doc>(items), kind, template, await visibleItems(db, caller.member, items));
    },

    create: (caller: Caller, input: Create) =>
      changeAs(store, caller, async (db) => {
        refuse(templateErrors(kind, { fields: [], ...input }));
        return templates(db).insertOne(newTemplate(kind, input, newFieldId));
      }),

    /** @param version on which the request is based; undefined for any */
    update: (caller: Caller, id: string, input: Update, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, noun, version);
        refuse(templateChangeErrors(kind, before, input));
        return changeRecord(templates(db), before, { $set: templateChange(kind, input, newFieldId) });
      }),

    /** Items that were created from the template stay. @throws Problem 409 for a default template */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, name, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, noun);
        assertDeletable(before, version);
        return before;
      }),
  };
}
