/**
 * Every link between two records of an organization, once. This table drives the check that the ids in a body exist, what happens to
 * dependents when a record is deleted, what `GET /api/references` lists, lists that are filtered by a link, and the indexes of the store.
 *
 * `created_by` and the author of a note are no links: they say who did something, and never change.
 */
import type { AuditedEntity } from './record-kinds.ts';
import type { FieldIssue } from './schemas/base.ts';

/** Collections that links lead to. Members are linked to by their user ids, everything else by its record's id. */
export type LinkTarget =
  | 'members'
  | 'risks'
  | 'risk_flows'
  | 'risk_tables'
  | 'grc_domains'
  | 'grc_templates'
  | 'assets'
  | 'properties'
  | 'risk_scenarios'
  | 'asset_templates'
  | 'property_templates'
  | 'risk_scenario_templates';

/**
 * What deleting the target does.
 * - `unlink`: the link is removed; a single id becomes null, a list loses it.
 * - `delete`: the record that holds the link is deleted too.
 * - `unlink-open-flows`: as `unlink`, in flows that are neither completed nor archived. Those lose what came with the target as well;
 *   finished flows keep what they stored.
 * - `keep`: the link stays. The target is never deleted, or is a person whose name on past work matters.
 */
export type OnDelete = 'unlink' | 'delete' | 'unlink-open-flows' | 'keep';

export interface Link {
  /** Collection of the records that hold the link. */
  from: AuditedEntity;
  /** Path of the field, with dots. It may lead into a list of objects: `actions.responsible` is that field of each action. */
  field: string;
  to: LinkTarget;
  /** Whether a record can hold several ids there; otherwise one id or null. */
  many: boolean;
  onDelete: OnDelete;
}

const one = (from: AuditedEntity, field: string, to: LinkTarget, onDelete: OnDelete): Link => ({
  from,
  field,
  to,
  many: false,
  onDelete,
});
const many = (from: AuditedEntity, field: string, to: LinkTarget, onDelete: OnDelete): Link => ({
  ...one(from, field, to, onDelete),
  many: true,
});

/** In the order in which references are listed and dependents are removed. */
export const LINKS: readonly Link[] = [
  many('assets', 'linked_properties', 'properties', 'unlink'),
  one('assets', 'template_id', 'asset_templates', 'unlink'),

  many('properties', 'linked_scenarios', 'risk_scenarios', 'unlink'),
  many('properties', 'linked_risks', 'risks', 'unlink'),
  one('properties', 'template_id', 'property_templates', 'unlink'),

  one('risk_scenarios', 'template_id', 'risk_scenario_templates', 'unlink'),

  one('risks', 'owner_id', 'members', 'keep'),
  one('risks', 'reviewer_id', 'members', 'keep'),
  one('risks', 'asset_id', 'assets', 'unlink'),
  one('risks', 'domain_id', 'grc_domains', 'keep'),
  one('risks', 'table_id', 'risk_tables', 'keep'),
  one('risks', 'template_id', 'grc_templates', 'unlink'),
  many('risks', 'selected_assets', 'assets', 'unlink'),
  many('risks', 'selected_scenarios', 'risk_scenarios', 'unlink'),

  one('risk_flows', 'risk_id', 'risks', 'delete'),
  one('risk_flows', 'assigned_to', 'members', 'keep'),
  one('risk_flows', 'treatment_plan.assignedTo', 'members', 'keep'),
  many('risk_flows', 'selected_assets', 'assets', 'unlink-open-flows'),
  many('risk_flows', 'selected_properties', 'properties', 'unlink-open-flows'),
  many('risk_flows', 'selected_scenarios', 'risk_scenarios', 'unlink-open-flows'),
  many('risk_flows', 'evaluated_risks', 'risks', 'unlink-open-flows'),

  one('treatment_plans', 'risk_id', 'risks', 'delete'),
  one('treatment_plans', 'risk_flow_id', 'risk_flows', 'delete'),
  one('treatment_plans', 'assigned_to', 'members', 'keep'),
  many('treatment_plans', 'actions.responsible', 'members', 'keep'),

  one('tasks', 'risk_id', 'risks', 'delete'),
  one('tasks', 'assigned_to', 'members', 'keep'),

  one('risk_notes', 'risk_id', 'risks', 'delete'),

  one('grc_templates', 'domain_id', 'grc_domains', 'keep'),
  one('risk_tables', 'domain', 'grc_domains', 'keep'),
  one('risk_tables', 'template_id', 'risk_tables', 'keep'),

  many('members', 'domains', 'grc_domains', 'keep'),
  many('members', 'assets', 'assets', 'unlink'),
];

export const linksFrom = (collection: string): readonly Link[] => LINKS.filter(({ from }) => from === collection);
export const linksTo = (collection: LinkTarget): readonly Link[] => LINKS.filter(({ to }) => to === collection);

/** The ids of a link, with a JSON pointer to the field that holds them. */
function fieldsWithIds(value: unknown, keys: readonly string[], path = ''): { path: string; ids: string[] }[] {
  const [key, ...further] = keys;
  if (key === undefined)
    return [{ path, ids: [value].flat().filter((id): id is string => typeof id === 'string' && id !== '') }];
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsWithIds(item, keys, `${path}/${index}`));
  return fieldsWithIds(
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    further,
    `${path}/${key}`,
  );
}

/** The ids that a record, or a body, holds in the field of a link. */
export function linkedIds(record: object, { field }: Pick<Link, 'field'>): string[] {
  return fieldsWithIds(record, field.split('.')).flatMap(({ ids }) => ids);
}

type MayChange = (item: object) => boolean;

function replaced(
  value: unknown,
  keys: readonly string[],
  [from, to]: readonly [string, string],
  mayChange: MayChange,
): unknown {
  const [key, ...further] = keys;
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item !== 'object' || item === null || mayChange(item) ? replaced(item, keys, [from, to], mayChange) : item,
    );
  if (key === undefined) return value === from ? to : value;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? { ...value, [key]: replaced(Reflect.get(value, key), further, [from, to], mayChange) }
    : value;
}

/**
 * The changed field of a record whose links to one record lead to another one from now on.
 * @param mayChange which objects of a list take part; by default all
 */
export function relinked(
  record: object,
  { field }: Pick<Link, 'field'>,
  from: string,
  to: string,
  mayChange: MayChange = () => true,
): Record<string, unknown> {
  const [name = '', ...further] = field.split('.');
  return { [name]: replaced(Reflect.get(record, name), further, [from, to], mayChange) };
}

/** What one field of a body names. */
export interface Reference {
  /** JSON pointer of the field. */
  path: string;
  collection: LinkTarget;
  ids: readonly string[];
}

/**
 * What the links in a body lead to.
 * @param before the record that the body changes; what it linked to already may have been deleted since, and is no reason to refuse a change
 */
export function referencesIn(collection: AuditedEntity, body: object, before: object = {}): Reference[] {
  return linksFrom(collection).flatMap((link) => {
    const old = new Set(linkedIds(before, link));
    return fieldsWithIds(body, link.field.split('.')).map(({ path, ids }) => ({
      path,
      collection: link.to,
      ids: ids.filter((id) => !old.has(id)),
    }));
  });
}

/**
 * The problem of fields that name something that does not exist.
 * @param paths JSON pointers of those fields; repetitions are dropped
 */
export function unknownReferences(paths: readonly string[]): {
  code: 'unknown_reference';
  detail: string;
  errors: FieldIssue[];
} {
  const errors = [...new Set(paths)].map((path) => ({
    path,
    keyword: 'reference',
    message: 'refers to a record that does not exist',
  }));
  return { code: 'unknown_reference', detail: 'The request refers to a record that does not exist', errors };
}
