/** How many items have a template, and values for its fields. */
import type { TemplateUsage } from '@parapet/contracts';
import { ITEM_RULES, type TemplateKind } from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import type { Doc, Filter, OrgCollection } from '../../store/port.ts';

/**
 * Number of records for each template.
 * @param visible matches what the caller may see
 */
export async function usedBy(
  records: OrgCollection<Doc>,
  templateIds: readonly string[],
  visible: Filter,
): Promise<(id: string) => number> {
  if (templateIds.length === 0) return () => 0;
  const groups = await records.countBy(['template_id'], {
    $and: [{ template_id: { $in: [...templateIds] } }, visible],
  });
  const counts = new Map(groups.map(({ key, count }) => [key['template_id'], count]));
  return (id) => counts.get(id) ?? 0;
}

/** Matches items with a value in a field: empty attributes are not stored, own fields may be empty. */
function filled(kind: TemplateKind, name: string): Filter {
  const { ownFields } = ITEM_RULES[kind];
  return ownFields.includes(name)
    ? { $and: [{ [name]: { $nin: [null, ''] } }, { [name]: { $not: { $size: 0 } } }] }
    : { [`attributes.${name}`]: { $exists: true } };
}

/** One field after the other, so that other requests are answered in between. */
export async function usageOf(
  items: OrgCollection<Doc>,
  kind: TemplateKind,
  template: TemplateDoc,
  visible: Filter,
): Promise<TemplateUsage> {
  const ofTemplate = { $and: [{ template_id: template._id }, visible] };
  const usage: TemplateUsage = { items: await items.count(ofTemplate), fields: [] };
  for (const { name } of template.fields) {
    const count = usage.items === 0 ? 0 : await items.count({ $and: [ofTemplate, filled(kind, name)] });
    usage.fields.push({ name, items: count });
  }
  return usage;
}
