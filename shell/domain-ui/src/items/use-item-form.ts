import type { FieldIssue } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { useOperation } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { useSchemaForm, type SchemaForm } from '@parapet/ui/forms';
import { useMemo, useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import {
  draftIssues,
  draftOf,
  newDraft,
  payloadOf,
  templateOf,
  type FormTemplate,
  type ItemDraft,
} from './item-draft.ts';
import { formFields, ITEM_FORMS, textFieldsOf, type Item, type ItemFormKind } from './item-form-kinds.ts';
import { attributeLabel } from './attribute-label.ts';
import { splitByTemplate, switchTemplate } from './template-switch.ts';

type UpdateItem = 'updateAsset' | 'updateProperty' | 'updateRiskScenario';

interface ItemFormOptions {
  kind: ItemFormKind;
  /** The stored item; null for a new one. */
  item: Item | null;
  /** What a new item starts with, e.g. a copy. */
  start?: ItemDraft;
  templates: readonly FormTemplate[];
  /** Of the template to start with. */
  templateId: string | null;
  failed: string;
  /** Parameters of the address that keep the form open. */
  params?: readonly string[];
  /** A new item is stored. */
  onCreated: (item: Item) => void;
}

/** The form of an item, whose fields follow the template that is chosen. */
export function useItemForm({ kind, item, start, templates, templateId, failed, params, onCreated }: ItemFormOptions) {
  const issueText = useIssueText(kind);
  const seeded = useSeededText();
  const found = useMemo(() => (item === null ? null : templateOf(kind, item, templates)), [kind, item, templates]);
  const { create, update } = ITEM_FORMS[kind];
  const { mutateAsync } = useOperation(create);
  const editing = useRecordForm<UpdateItem, ItemDraft>(update, {
    record: item,
    shown: (stored) => draftOf(kind, stored),
    start: start ?? newDraft(kind, templates.find(({ id }) => id === templateId) ?? null),
    ...(params && { params }),
  });
  /** Chosen in this form; until then an item has the template that was found for it. */
  const [chosenId, setChosenId] = useState<string | null | undefined>(
    item === null ? (start === undefined ? templateId : String(start['template_id'] ?? '') || null) : undefined,
  );
  const template = chosenId === undefined ? found : (templates.find(({ id }) => id === chosenId) ?? null);
  const fields = useMemo(() => formFields(kind, template), [kind, template]);
  const form: SchemaForm<ItemDraft> = useSchemaForm(ANY_FIELDS, {
    edit: editing.edit,
    labels: Object.fromEntries(
      fields.flatMap(({ name, label }) => [
        [name, seeded(label)],
        [`attributes.${name}`, seeded(label)],
      ]),
    ),
    failureText: failed,
    rules: (values) =>
      draftIssues(
        kind,
        values,
        template,
        item && { item, template: found },
        changedOf(values, item && draftOf(kind, item)),
      ).map((issue) => ({ path: issue.path, message: issueText(issue, fields) })),
    onSubmit: (values, changed) =>
      item === null
        ? // The rules of the contract have checked it by now.
          editing.create(async () => {
            const created = await mutateAsync({ body: payloadOf(values) } as never);
            onCreated(created);
            return created;
          })
        : editing.submit(payloadOf(values, Object.keys(changed))),
  });
  const own = ITEM_FORMS[kind].rules.ownFields;
  const pathOf = (name: string): string => (own.includes(name) ? name : `attributes.${name}`);
  const values = { own: form.values, attributes: mapIn(form.values) };
  const choose = (id: string | null) => {
    const to = templates.find((one) => one.id === id) ?? null;
    const stored = new Set(item === null ? [] : [...own, ...Object.keys(item.attributes)]);
    const next = switchTemplate(values, template, to, own, stored);
    form.setValues({ ...next.own, attributes: next.attributes, template_id: id });
    setChosenId(id);
  };
  const remove = (name: string) => {
    if (own.includes(name)) return form.setValues({ [name]: '' });
    const { [name]: _, ...rest } = mapIn(form.values);
    return form.setValues({ attributes: rest });
  };
  return {
    editing,
    form,
    template,
    found,
    fields,
    pathOf,
    choose,
    remove,
    ...splitByTemplate(values, { fields }, textFieldsOf(kind)),
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;

function mapIn(values: ItemDraft): Readonly<Record<string, string | number | boolean>> {
  const { attributes } = values;
  // The form holds what the contract's schema lets through.
  return typeof attributes === 'object' && attributes !== null
    ? (attributes as Record<string, string | number | boolean>)
    : {};
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
const changedOf = (values: ItemDraft, before: ItemDraft | null) =>
  Object.keys(values).filter((name) => before === null || !same(values[name], before[name]));

/** Which fields there are follows from the template; the rules of the contract check all of them. */
const ANY_FIELDS: Parameters<typeof useSchemaForm>[0] = { properties: {} };

/** The texts for invalid fields (section 5), with the labels of the form. */
function useIssueText(
  kind: ItemFormKind,
): (
  issue: FieldIssue,
  fields: readonly { name: string; label: string; type: string; options?: readonly string[] }[],
) => string {
  const t = useDomainTexts();
  const seeded = useSeededText();
  return ({ path, keyword, message }, fields) => {
    const [first = '', inside] = pointerKeys(path);
    const name = first === 'attributes' ? (inside ?? '') : first;
    const field = fields.find((one) => one.name === name);
    const label = name === 'title' ? t('field.title') : seeded(field?.label ?? attributeLabel(name));
    if (name === 'linked_properties') return t('rule.asset-unlinked');
    if (name === 'linked_scenarios') return t('rule.property-unlinked');
    if (name === 'template_id') return t('rule.no-template');
    if (keyword === 'required' || (kind === 'scenarios' && (name === 'title' || name === 'description')))
      return t('rule.required', { label });
    if (field?.type === 'select')
      return t('rule.select', { label, options: (field.options ?? []).map(seeded).join(', ') });
    if (field?.type === 'number') return t('rule.number', { label });
    return message === '' ? t('rule.invalid', { label }) : message;
  };
}
