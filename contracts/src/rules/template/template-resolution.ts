/** Which template belongs to an item that may not say so itself. */
import { isFilled } from '../validation/field-problem.ts';
import { fold } from '../text/text-search.ts';

export interface TemplateShape {
  id: string;
  name: string;
  category: string;
  fields: readonly { name: string }[];
}

export interface TemplatedItem {
  template_id?: string | null;
  type?: string | null;
}

/** Everything that an item says, by the names that template fields have: its own fields and its attributes. */
export function itemValues(item: Readonly<Record<string, unknown>> & { attributes?: Readonly<Record<string, unknown>> }): Record<string, unknown> {
  const { attributes, ...own } = item;
  return { ...own, ...attributes };
}

/**
 * The way back: a field named like one of the item's own fills that one, every other is an attribute. What is not filled
 * is no attribute; own fields that are texts get numbers as text.
 */
export function splitValues(values: Readonly<Record<string, unknown>>, ownFields: readonly string[]): { own: Record<string, unknown>; attributes: Record<string, unknown> } {
  const entries = Object.entries(values);
  const asText = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value);
  return {
    own: Object.fromEntries(entries.filter(([name]) => ownFields.includes(name)).map(([name, value]) => [name, asText(value)])),
    attributes: Object.fromEntries(entries.filter(([name, value]) => !ownFields.includes(name) && isFilled(value))),
  };
}

const overlap = (template: TemplateShape, values: Readonly<Record<string, unknown>>) =>
  template.fields.filter(({ name }) => Object.hasOwn(values, name) && isFilled(values[name])).length;

/** The first of the templates that share the most filled fields with the values; null when none shares enough. */
function mostOverlapping<T extends TemplateShape>(values: Readonly<Record<string, unknown>>, templates: readonly T[], enough: (matches: number, template: T) => boolean): T | null {
  let best: { template: T; matches: number } | null = null;
  for (const template of templates) {
    const matches = overlap(template, values);
    if (enough(matches, template) && matches > (best?.matches ?? -1)) best = { template, matches };
  }
  return best?.template ?? null;
}

/** Texts of a template as they are compared. */
interface Folded<T> {
  template: T;
  category: string;
  name: string;
}

const folded = <T extends TemplateShape>(template: T): Folded<T> => ({ template, category: fold(template.category.trim()), name: fold(template.name) });

/** The template whose category is the type, or whose name contains it; upper and lower case do not count. */
function byType<T extends TemplateShape>(type: string, templates: Iterable<Folded<T>>): T | null {
  const wanted = fold(type.trim());
  if (wanted === '') return null;
  for (const { template, category, name } of templates) if (category === wanted || name.includes(wanted)) return template;
  return null;
}

/**
 * The types by which an item that names no template gets one of a category. Overlapping fields do not count: they are a guess to start
 * a form with, and a template of five common fields overlaps with nearly every asset.
 * @param types as items have them
 * @param templates all of them; they are compared in the order of their names, as lists show them
 */
export function typesInCategory(category: string, types: readonly string[], templates: readonly TemplateShape[]): string[] {
  const byName = templates.map((template) => ({ ...folded(template), key: `${fold(template.name)}\0${template.id}` })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return types.filter((type) => byType(type, byName)?.category === category);
}

/**
 * The template of an asset or a property: the one it names; else by its type; else the one with the most overlapping
 * field names, if more than half of its fields match. Of equals, the first.
 * @param values see {@link itemValues}
 */
export function resolveTemplate<T extends TemplateShape>(item: TemplatedItem, values: Readonly<Record<string, unknown>>, templates: readonly T[]): T | null {
  return (
    templates.find(({ id }) => id === item.template_id) ??
    byType(item.type ?? '', templates.map(folded)) ??
    mostOverlapping(values, templates, (matches, { fields }) => matches * 2 > fields.length)
  );
}

/** The template of a risk scenario: the one with the most overlapping field names, at least one. Of equals, the first. */
export function resolveScenarioTemplate<T extends TemplateShape>(values: Readonly<Record<string, unknown>>, templates: readonly T[]): T | null {
  return mostOverlapping(values, templates, (matches) => matches > 0);
}

/** Attributes that match no field of the template: 'Additional Fields'. */
export function additionalAttributes(attributes: Readonly<Record<string, unknown>>, template: Pick<TemplateShape, 'fields'> | null): string[] {
  const known = new Set(template?.fields.map(({ name }) => name));
  return Object.keys(attributes).filter((name) => !known.has(name));
}
