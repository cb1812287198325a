/**
 * What can be asked of the list of a kind of records, once: how its collection is indexed, and the query of the store for a list call, follow
 * from it. What depends on the caller, or on other records, is added by the kind's own module.
 */
import { fold } from '@parapet/contracts/rules';
import type { CollectionSpec } from './store/port.ts';

export interface ListPlan<Sort extends string = string> {
  /** Stored fields by the name of their filter: for one value, or for any of several. */
  filters: Readonly<Record<string, string>>;
  /** The same for fields that are lists, with any of several values. They are indexed as links. */
  lists?: Readonly<Record<string, string>>;
  /** Stored fields by the name of the sort. Those named `…_folded` are made from a text field. */
  sorts: Readonly<Record<Sort, string>>;
  /** The fields whose words are searched. */
  search: readonly string[];
}

type Derive = NonNullable<CollectionSpec['derived']>;

/** Sort keys: a text field `name` is sorted by `name_folded`. */
export function folded(...fields: string[]): Derive {
  return Object.fromEntries(
    fields.map((field): [string, Derive[string]] => [`${field}_folded`, (doc) => fold(String(doc[field]))]),
  );
}

/** How the collection of a list is stored. @param more what the plan does not say */
export function listed({ filters, sorts, search }: ListPlan, more: CollectionSpec = {}): CollectionSpec {
  const sorted = Object.values(sorts);
  const texts = sorted.flatMap((field) => (field.endsWith('_folded') ? [field.slice(0, -'_folded'.length)] : []));
  return {
    ...more,
    filters: [...Object.values(filters), ...(more.filters ?? [])],
    sorts: [...sorted, ...(more.sorts ?? [])],
    search: [...search],
    derived: { ...folded(...texts), ...more.derived },
  };
}

const TIMES = { created_at: 'created_at', updated_at: 'updated_at' };

/** Templates of assets, properties and risk scenarios. */
export const TEMPLATE_LIST = {
  filters: { category: 'category' },
  sorts: { name: 'name_folded', category: 'category_folded', ...TIMES },
  search: ['name', 'description'],
};

export const GRC_TEMPLATE_LIST = {
  filters: { domain_id: 'domain_id', framework: 'framework' },
  sorts: { name: 'name_folded', framework: 'framework_folded', ...TIMES },
  search: ['name', 'description', 'framework'],
};

export const ASSET_LIST = {
  filters: { type: 'type', risk_level: 'risk_level', status: 'status', template_id: 'template_id' },
  lists: { property_id: 'linked_properties' },
  sorts: { name: 'name_folded', type: 'type_folded', risk_level: 'risk_level_rank', status: 'status_folded', ...TIMES },
  search: ['name', 'description', 'type'],
};

export const PROPERTY_LIST = {
  filters: { type: 'type', category: 'category', template_id: 'template_id' },
  lists: { scenario_id: 'linked_scenarios' },
  sorts: { name: 'name_folded', type: 'type_folded', category: 'category_folded', ...TIMES },
  search: ['name', 'description', 'type', 'category'],
};

export const SCENARIO_LIST = {
  filters: { template_id: 'template_id' },
  lists: { threat_actor: 'threat_actors' },
  sorts: { title: 'title_folded', ...TIMES },
  search: ['title', 'description'],
};

export const RISK_TABLE_LIST = {
  filters: { domain: 'domain', templates_only: 'is_template' },
  sorts: { name: 'name_folded', ...TIMES },
  search: ['name', 'description'],
};

export const SHARED_VIEW_LIST = {
  filters: { table: 'table' },
  sorts: { name: 'name_folded', updated_at: 'updated_at' },
  search: [],
};

export const FLOW_LIST = {
  filters: { risk_id: 'risk_id', status: 'status' },
  sorts: { risk_title: 'risk_title_folded', status: 'status', completed_at: 'completed_at', ...TIMES },
  search: ['risk_title'],
};

export const PLAN_LIST = {
  filters: { risk_id: 'risk_id', status: 'status' },
  sorts: { title: 'title_folded', status: 'status', priority: 'priority_rank', next_action: 'next_action', ...TIMES },
  search: ['title', 'description'],
};

export const TASK_LIST = {
  filters: { risk_id: 'risk_id', status: 'status' },
  sorts: { title: 'title_folded', status: 'status', due_date: 'due_order', ...TIMES },
  search: ['title', 'description'],
};

export const WEBHOOK_LIST = { filters: {}, sorts: { name: 'name_folded', created_at: 'created_at' }, search: [] };
