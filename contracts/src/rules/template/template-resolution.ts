/** Finding the template of an item, which may not name one. */
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

/** Fields that the forms without a template have too: that they are filled says nothing about a template. */
const BASE_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'type',
  'risk_level',
  'status',
  'description',
  'category',
  'value',
  'title',
  'threat_actors',
]);

const ownFields = ({ fields }: TemplateShape) => fields.filter(({ name }) => !BASE_FIELDS.has(name));

const overlap = (template: TemplateShape, values: Readonly<Record<string, unknown>>) =>
  ownFields(template).filter(({ name }) => Object.hasOwn(values, name) && isFilled(values[name])).length;

/** The first of the templates that share the most filled fields with the values; null when none shares enough. */
function mostOverlapping<T extends TemplateShape>(
  values: Readonly<Record<string, unknown>>,
  templates: readonly T[],
  enough: (matches: number, template: T) => boolean,
): T | null {
  let best: { template: T; matches: number } | null = null;
  for (const template of templates) {
    const matches = overlap(template, values);
    if (enough(matches, template) && matches > (best?.matches ?? -1)) best = { template, matches };
  }
  return best?.template ?? null;
}

/** A template with its texts folded for comparison. */
interface Folded<T> {
  template: T;
  category: string;
  name: string;
}

const folded = <T extends TemplateShape>(template: T): Folded<T> => ({
  template,
  category: fold(template.category.trim()),
  name: fold(template.name),
});

/** The first template whose category equals the type or whose name contains it, ignoring case. */
function byType<T extends TemplateShape>(type: string, templates: Iterable<Folded<T>>): T | null {
  const wanted = fold(type.trim());
  if (wanted === '') return null;
  for (const { template, category, name } of templates)
    if (category === wanted || name.includes(wanted)) return template;
  return null;
}

/**
 * The types for which an item that names no template gets a template of the category. Overlapping fields are ignored: they are only a guess to
 * start a form with.
 * @param types types of items
 * @param templates all templates; they are compared in the order of their names, as in lists
 */
export function typesInCategory(
  category: string,
  types: readonly string[],
  templates: readonly TemplateShape[],
): string[] {
  const byName = templates
    .map((template) => ({ ...folded(template), key: `${fold(template.name)}\0${template.id}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const first = firstByType(byName);
  return types.filter((type) => first(type)?.category === category);
}

const SEPARATOR = '\0';

/** {@link byType} for many types, by one search in the text of all names instead of one in each name. */
function firstByType<T extends TemplateShape>(templates: readonly Folded<T>[]): (type: string) => T | null {
  const names = templates.map(({ name }) => name + SEPARATOR);
  const text = names.join('');
  let end = 0;
  const ends = names.map((name) => (end += name.length));
  // The last entry of a key wins, so the templates are reversed.
  const byCategory = new Map(templates.map(({ category }, rank) => [category, rank] as const).toReversed());
  return (type) => {
    const wanted = fold(type.trim());
    if (wanted === '' || wanted.includes(SEPARATOR)) return byType(type, templates);
    const at = text.indexOf(wanted);
    const named = at < 0 ? Infinity : ends.findIndex((after) => at < after);
    return templates[Math.min(named, byCategory.get(wanted) ?? Infinity)]?.template ?? null;
  };
}

/**
 * The template of an asset or a property: the one that it names, or else the one for its type, or else the one with the most overlapping
 * field names, if more than half of the fields match that the template has beyond those of the basic forms. The first of equal ones wins.
 * @param values own fields and attributes of the item in one map, by the names of template fields
 */
export function resolveTemplate<T extends TemplateShape>(
  item: TemplatedItem,
  values: Readonly<Record<string, unknown>>,
  templates: readonly T[],
): T | null {
  return (
    templates.find(({ id }) => id === item.template_id) ??
    byType(item.type ?? '', templates.map(folded)) ??
    mostOverlapping(values, templates, (matches, template) => matches * 2 > ownFields(template).length)
  );
}

/** The template of a risk scenario: the one with the most overlapping field names beyond those of the basic form, at least one. The first of equal ones wins. */
export function resolveScenarioTemplate<T extends TemplateShape>(
  values: Readonly<Record<string, unknown>>,
  templates: readonly T[],
): T | null {
  return mostOverlapping(values, templates, (matches) => matches > 0);
}
