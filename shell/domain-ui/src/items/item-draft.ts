/** Items as their forms hold them, and back. */
import type { Attributes, FieldIssue, TemplateField } from '@parapet/contracts';
import {
  errorsOfChange,
  filledAttributes,
  parseThreatActors,
  resolveScenarioTemplate,
  resolveTemplate,
  templateDefaults,
  toFieldErrors,
  valuesOf,
  type FieldProblem,
} from '@parapet/contracts/rules';
import { ITEM_FORMS, type Item, type ItemFormKind } from './item-form-kinds.ts';

export interface FormTemplate {
  id: string;
  name: string;
  description: string;
  category: string;
  is_default: boolean;
  fields: readonly TemplateField[];
}

/** Values by own field; attributes by name. Threat actors are one text. */
export type ItemDraft = Record<string, unknown>;

const EMPTY: Readonly<Record<ItemFormKind, ItemDraft>> = {
  assets: { name: '', type: '', risk_level: null, status: '', description: '', linked_properties: [] },
  properties: { name: '', type: '', category: '', value: '', description: '', linked_scenarios: [] },
  scenarios: { title: '', description: '', threat_actors: '', linked_controls: [] },
};

/** What the form of a new item starts with. */
export function newDraft(kind: ItemFormKind, template: FormTemplate | null): ItemDraft {
  const own = new Set<string>(ITEM_FORMS[kind].rules.ownFields);
  const defaults = Object.entries(templateDefaults(template?.fields ?? [])).filter(([, value]) => value !== '');
  return {
    ...EMPTY[kind],
    ...Object.fromEntries(defaults.filter(([name]) => own.has(name))),
    attributes: Object.fromEntries(defaults.filter(([name]) => !own.has(name))),
    template_id: template?.id ?? null,
  };
}

export function draftOf(kind: ItemFormKind, item: Item): ItemDraft {
  const own = Object.entries(item).filter(([name]) => name in EMPTY[kind]);
  const draft: ItemDraft = {
    ...EMPTY[kind],
    ...Object.fromEntries(own),
    attributes: item.attributes,
    template_id: item.template_id,
  };
  return 'threat_actors' in item ? { ...draft, threat_actors: item.threat_actors.join(', ') } : draft;
}

/** The template that an item is edited with (section 4). */
export function templateOf<T extends FormTemplate>(kind: ItemFormKind, item: Item, templates: readonly T[]): T | null {
  const values = valuesOf(item, ITEM_FORMS[kind].rules.ownFields);
  if (kind === 'scenarios')
    return templates.find(({ id }) => id === item.template_id) ?? resolveScenarioTemplate(values, templates);
  return resolveTemplate({ template_id: item.template_id, type: 'type' in item ? item.type : '' }, values, templates);
}

/** Fields whose emptied value is null and not an empty text. */
const NULLABLE: ReadonlySet<string> = new Set(['risk_level', 'template_id']);

function sentValue(name: string, value: unknown): unknown {
  if (name === 'threat_actors') return parseThreatActors(String(value ?? ''));
  if (name === 'attributes') return filledAttributes(isMap(value) ? value : {});
  if (NULLABLE.has(name)) return value === '' || value === undefined ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value ?? '';
}

function isMap(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields as they are sent. @param names only these */
export function payloadOf(draft: ItemDraft, names: readonly string[] = Object.keys(draft)): ItemDraft {
  return Object.fromEntries(names.map((name) => [name, sentValue(name, draft[name])]));
}

/** What is wrong with a draft: everything for a new item, and for a stored one only what the change is responsible for. */
export function draftIssues(
  kind: ItemFormKind,
  draft: ItemDraft,
  template: FormTemplate | null,
  stored: { item: Item; template: FormTemplate | null } | null,
  changed: readonly string[],
): FieldIssue[] {
  const { ownFields } = ITEM_FORMS[kind].rules;
  const after = problemsOf(kind, payloadOf(draft), template, stored === null);
  if (stored === null) return toFieldErrors(after, ownFields);
  const before = problemsOf(kind, { ...stored.item }, stored.template, false);
  return errorsOfChange(before, after, Object.fromEntries(changed.map((name) => [name, true])), ownFields);
}

function problemsOf(
  kind: ItemFormKind,
  item: ItemDraft,
  template: FormTemplate | null,
  isNew: boolean,
): FieldProblem[] {
  // The rules of a kind take items of its own type, which a draft has only when nothing is wrong with it; they check the values themselves.
  const rules: { problems: (item: never, template: FormTemplate | null, isNew: boolean) => FieldProblem[] } =
    ITEM_FORMS[kind].rules;
  return rules.problems({ attributes: {}, ...item } as never, template, isNew);
}
