/** Templates of assets, properties and risk scenarios: the three kinds behave alike. */
import { canDeleteTemplate, fold, newTemplate, templateChange, templateChangeErrors, templateErrors, templateNoun, type TemplateKind } from '../rules/index.ts';
import type {
  AssetTemplate, AssetTemplateCreate, AssetTemplateUpdate, PropertyTemplateCreate, PropertyTemplateUpdate, TemplateCategoryQuery, TemplateQuery,
} from '../schemas/item/template.ts';
import { withoutKey } from './defaults.ts';
import { listPage, sortedBy } from './list-page.ts';
import { organizationOf, type Context } from './mock.ts';
import { MockProblem, refuse } from './problem.ts';
import { addRecord, changeRecord, findRecord, findToChange, ownRecords, removeRecord } from './records.ts';
import { assertVersion, expectedVersion } from './versions.ts';

interface TemplateSet {
  kind: TemplateKind;
  templates: 'asset_templates' | 'property_templates' | 'risk_scenario_templates';
  /** What is made from them. */
  items: 'assets' | 'properties' | 'risk_scenarios';
}

const SORT_VALUES = {
  name: ({ name }: AssetTemplate) => fold(name),
  category: ({ category }: AssetTemplate) => fold(category),
  created_at: ({ created_at }: AssetTemplate) => created_at,
  updated_at: ({ updated_at }: AssetTemplate) => updated_at,
};

/**
 * A template that may be deleted; default ones, those of GRC frameworks included, stay.
 * @param expected version that the caller knows; any when undefined
 * @throws MockProblem 409 for a default template, whatever its version; 412 when it is at another version
 */
export function assertDeletable(template: { is_default: boolean; default_key?: string; version: number }, expected: number | undefined): void {
  const decision = canDeleteTemplate(template);
  if (!decision.allowed) throw new MockProblem(409, 'default_template', decision.reason);
  assertVersion(template, expected);
}

export function templatesOf({ kind, templates: table, items }: TemplateSet) {
  const wanted = { noun: templateNoun(kind) };

  return {
    list(context: Context, { organization_id, category, q, sort = 'name', cursor, limit }: TemplateQuery) {
      organizationOf(context, organization_id);
      const found = ownRecords(context, table).filter((template) => category === undefined || template.category === category).map(withoutKey);
      const search = { q, texts: ({ name, description }: AssetTemplate) => [name, description] };
      return listPage(found, { ...sortedBy(sort, SORT_VALUES, 'name'), search, cursor, limit });
    },

    /** Categories are few: they are paged like records that are called by them. */
    categories(context: Context, { organization_id, cursor, limit }: TemplateCategoryQuery) {
      organizationOf(context, organization_id);
      const all = new Set(ownRecords(context, table).map(({ category }) => category));
      const page = listPage([...all].map((id) => ({ id })), { sort: 'categories', value: ({ id }) => fold(id), cursor, limit });
      return { ...page, items: page.items.map(({ id }) => id) };
    },

    get: (context: Context, id: string) => withoutKey(findRecord(context, table, id, wanted)),

    create(context: Context, input: AssetTemplateCreate | PropertyTemplateCreate) {
      organizationOf(context, input.organization_id);
      refuse(templateErrors(kind, { fields: [], ...input }));
      return withoutKey(addRecord(context, table, newTemplate(kind, input)));
    },

    update(context: Context, id: string, input: AssetTemplateUpdate | PropertyTemplateUpdate) {
      const before = findToChange(context, table, id, wanted);
      refuse(templateChangeErrors(kind, before, input));
      return withoutKey(changeRecord(context, table, before, templateChange(kind, input)));
    },

    /** Items that were made from it stay, without a template. */
    remove(context: Context, id: string): void {
      const expected = expectedVersion(context.headers);
      const before = findRecord(context, table, id, wanted);
      assertDeletable(before, expected);
      for (const item of ownRecords(context, items)) if (item.template_id === id) changeRecord(context, items, item, { template_id: null });
      removeRecord(context, table, before);
    },
  };
}
