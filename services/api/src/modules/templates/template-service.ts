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
import { readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { TEMPLATE_LIST } from '../../list-plan.ts';
import { plannedList } from '../list-page.ts';
import { recordService } from '../record-service.ts';
import { visibleItems, type ItemCollection } from '../items/visible-items.ts';
import { valuePage } from '../value-page.ts';
import { assertDeletable } from './default-template.ts';
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

export function templateService(options: ServiceOptions, { kind, templates: name, items }: TemplateSet) {
  const { store } = options;
  const templates = (db: OrgDb) => db.collection<TemplateDoc>(name);
  const service = recordService<TemplateDoc, TemplateQuery, Create, Update, { used_by: number }>(
    options,
    RECORD_KINDS[name],
    {
      collection: name,
      linked: name,
      visible: (_db, id) => ({ _id: id }),
      list: (_db, query) => plannedList(TEMPLATE_LIST, query, 'name'),
      async rows(db, page, { member }) {
        const ids = page.map(({ id }) => id);
        const count = await usedBy(db.collection<Doc>(items), ids, await visibleItems(db, member, items));
        return page.map((template) => ({ ...template, used_by: count(template.id) }));
      },
      async make(_tx, input) {
        refuse(templateErrors(kind, { fields: [], ...input }));
        return newTemplate(kind, input, newFieldId);
      },
      async change(_tx, input, before) {
        refuse(templateChangeErrors(kind, before, input));
        return templateChange(kind, input, newFieldId);
      },
      // Items that were created from the template stay.
      mayRemove: assertDeletable,
    },
  );

  return {
    ...service,
    async categories(caller: Caller, query: TemplateCategoryQuery) {
      const page = await valuePage(templates(readAs(store, caller)), 'category', query);
      return { ...page, items: page.items.map(({ value }) => value) };
    },

    async usage(caller: Caller, id: string) {
      const db = readAs(store, caller);
      const template = await service.get(caller, id);
      return usageOf(db.collection<Doc>(items), kind, template, await visibleItems(db, caller.member, items));
    },
  };
}
