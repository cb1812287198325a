/** Changing the template of an item: nothing that somebody entered is lost. */
import type { Attributes } from '@parapet/contracts';
import { isFilled, templateDefaults, type ValueField } from '@parapet/contracts/rules';

interface Template {
  fields: readonly ValueField[];
}

interface SwitchedValues {
  /** Own fields by name. */
  own: Readonly<Record<string, unknown>>;
  attributes: Attributes;
}

const defaultsOf = (template: Template | null) =>
  new Map(Object.entries(templateDefaults(template?.fields ?? [])).filter(([, value]) => value !== ''));

/**
 * The values of an item after its template was changed. Whatever a person entered stays. Defaults of the old template are removed, and the
 * defaults of the new template fill the fields that are then empty.
 * @param stored names of fields whose values are stored already; these values stay too, even if they equal a default
 */
export function switchTemplate(
  { own, attributes }: SwitchedValues,
  from: Template | null,
  to: Template | null,
  ownFields: readonly string[],
  stored: ReadonlySet<string> = new Set(),
): SwitchedValues {
  const [before, after] = [defaultsOf(from), defaultsOf(to)];
  const isEntered = (name: string, value: unknown) =>
    isFilled(value) && (stored.has(name) || before.get(name) !== value);
  const kept = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).filter(([name, value]) => isEntered(name, value));
  const emptied = Object.keys(own)
    .filter((name) => before.has(name) && !isEntered(name, own[name]))
    .map((name) => [name, ''] as const);
  const [keptOwn, keptAttributes] = [Object.fromEntries(kept(own)), Object.fromEntries(kept(attributes))];
  const filled = [...after].filter(([name]) => !(name in keptOwn) && !(name in keptAttributes));
  const isOwn = ([name]: readonly [string, unknown]) => ownFields.includes(name);
  return {
    own: { ...own, ...Object.fromEntries(emptied), ...keptOwn, ...Object.fromEntries(filled.filter(isOwn)) },
    // The values come from attributes and from defaults, which are attributes too.
    attributes: { ...keptAttributes, ...Object.fromEntries(filled.filter((entry) => !isOwn(entry))) } as Attributes,
  };
}

/**
 * The names of an item's filled fields, split by whether a template has them. The fields that it lacks are shown as 'Additional Fields'.
 * @param names the own fields to look at
 */
export function splitByTemplate(
  { own, attributes }: SwitchedValues,
  template: { fields: readonly { name: string }[] },
  names: readonly string[],
): { stays: string[]; additional: string[] } {
  const known = new Set(template.fields.map(({ name }) => name));
  const filled = [
    ...names.filter((name) => isFilled(own[name])),
    ...Object.keys(attributes).filter((name) => isFilled(attributes[name])),
  ];
  return { stays: filled.filter((name) => known.has(name)), additional: filled.filter((name) => !known.has(name)) };
}
