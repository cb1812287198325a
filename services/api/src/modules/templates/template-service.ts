/** Templates of assets, properties and risk scenarios: the three kinds behave alike. */
import type {
  AssetTemplateCreate, AssetTemplateUpdate, PropertyTemplateCreate, PropertyTemplateUpdate, TemplateCategoryQuery, TemplateFieldInput,
  TemplateQuery,
} from '@parapet/contracts';
import { templateProblem, withOrder, type TemplateDraft, type TemplateKind } from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import { fieldProblem } from '../../problem.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { changeAs, readAs, type Caller } from '../caller.ts';
import { assertAttributeNames } from '../items/attributes.ts';
import { listPage } from '../list-page.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { categoryPage } from './category-page.ts';
import { assertDeletable } from './default-template.ts';
import { templateList } from './template-query.ts';

/** What makes and changes templates of properties is the same for those of scenarios; those of assets say less. */
type Create = AssetTemplateCreate | PropertyTemplateCreate;
type Update = AssetTemplateUpdate | PropertyTemplateUpdate;

export interface TemplateSet {
  kind: TemplateKind;
  /** Collection of the templates. */
  templates: string;
  /** Collection of what is made from them. */
  items: string;
}

export function templateService(store: Store, { kind, templates: name, items }: TemplateSet) {
  const noun = `${kind.replace('-', ' ')} template`;
  const templates = (db: OrgDb) => db.collection<TemplateDoc>(name);

  return {
    list: (caller: Caller, query: TemplateQuery) => listPage(templates(readAs(store, caller)), templateList(query)),
    categories: (caller: Caller, query: TemplateCategoryQuery) => categoryPage(templates(readAs(store, caller)), query),
    get: (caller: Caller, id: string) => findRecord(templates(readAs(store, caller)), { _id: id }, noun),

    create: (caller: Caller, input: Create) =>
      changeAs(store, caller, async (db) => {
        const { organization_id: _, fields = [], ...given } = input;
        const words = { name: given.name.trim(), category: given.category.trim() };
        assertSound({ ...words, fields });
        return templates(db).insertOne({ description: '', is_default: false, ...given, ...words, fields: ordered(kind, fields) });
      }),

    /** @param version that the change starts from; any when undefined */
    update: (caller: Caller, id: string, { name: title, category, fields, ...given }: Update, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, noun, version);
        const words = { ...(title !== undefined && { name: title.trim() }), ...(category !== undefined && { category: category.trim() }) };
        assertSound({ ...before, ...words, fields: fields ?? before.fields });
        return changeRecord(templates(db), before, { $set: { ...given, ...words, ...(fields !== undefined && { fields: ordered(kind, fields) }) } });
      }),

    /** Items that were made from it stay, without a template. @throws Problem 409 for a default template */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, noun);
        assertDeletable(before, version);
        await db.collection(items).updateMany({ template_id: id }, { $set: { template_id: null } });
        await deleteRecord(templates(db), before);
      }),
  };
}

/** The fields in the order that they say, counted anew. */
function ordered(kind: TemplateKind, fields: readonly TemplateFieldInput[]) {
  return withOrder(kind, fields.toSorted((a, b) => a.order - b.order));
}

/** @throws Problem 400 when the fields cannot be told apart, or fill something that cannot be kept */
function assertSound(template: TemplateDraft): void {
  const problem = templateProblem(template);
  if (problem !== null) throw fieldProblem('/fields', problem);
  assertAttributeNames(template.fields.map(({ name }, index) => ({ name, path: `/fields/${index}/name` })));
}
