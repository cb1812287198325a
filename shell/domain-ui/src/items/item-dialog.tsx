import { useFormat, useQuery } from '@parapet/sdk';
import { Alert, Button, Muted, Stack } from '@parapet/ui';
import { FormModal, type SchemaForm, type TemplateFieldValue } from '@parapet/ui/forms';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import type { RecordFormParts } from '../saving/record-form.tsx';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import { TemplateFields, type TemplateFieldsProps } from '../templates/template-fields.tsx';
import { AdditionalFields } from './additional-fields.tsx';
import type { FormTemplate, ItemDraft } from './item-draft.ts';
import { itemsQuery } from './item-queries.ts';
import { ITEM_FORMS, type Item, type ItemFormKind } from './item-form-kinds.ts';
import classes from './items.module.css';
import { LinkedPropertiesField, LinkedScenariosField } from './linked-field.tsx';
import { ThreatActorsField } from './threat-actors-field.tsx';
import { TemplateChooser } from './template-chooser.tsx';
import type { ItemFormState } from './use-item-form.ts';
import { attributeLabel } from './attribute-label.ts';

export interface ItemFormTexts {
  title: string;
  submit: string;
  /** e.g. 'Failed to save asset' */
  failed: string;
  /** e.g. 'This asset changed while you were editing' */
  conflict: string;
}

/** What whoever opens the form decides. */
export interface ItemDialogCommonProps {
  kind: ItemFormKind;
  templates: readonly FormTemplate[];
  texts: ItemFormTexts;
  /** Where templates are managed; no link when absent. */
  manage?: string;
  onClose: () => void;
}

interface ItemDialogProps extends ItemDialogCommonProps {
  item: Item | null;
  state: ItemFormState;
  parts: RecordFormParts;
  /** Creates an item to be linked, with the name that was searched for; absent for people who may not. */
  onCreate?: (kind: ItemFormKind, name: string) => void;
}

/** The dialog of a new or stored item: its template, the template's fields, and what became of the last save. */
export function ItemDialog({ kind, item, state, templates, texts, manage, parts, onCreate, onClose }: ItemDialogProps) {
  const t = useDomainTexts();
  const { form, fields, pathOf, additional, remove } = state;
  // The form is disabled without a template, which a new scenario needs.
  const isReady = kind !== 'scenarios' || item !== null || state.template !== null;
  const { link } = ITEM_FORMS[kind];
  const isFirst = useQuery({ ...itemsQuery(kind, { limit: 1 }), enabled: item === null }).data?.total === 0;
  return (
    <FormModal
      {...(!isReady && { submitDisabledReason: t('rule.no-template') })}
      {...parts.modal}
      onClose={onClose}
      size="lg"
      title={texts.title}
      {...(parts.newerText !== null && { description: parts.newerText })}
      submitLabel={texts.submit}
    >
      <Stack gap="md">
        {parts.draft}
        {isFirst && <Muted as="p">{t('item.order')}</Muted>}
        <TemplatePart kind={kind} item={item} state={state} templates={templates} manage={manage} />
        {!isReady && (
          <Alert kind="warning">
            <strong>{t('template.required-title')}</strong> {t('template.required-message')}
          </Alert>
        )}
        <fieldset className={classes.fields} disabled={!isReady}>
          <TemplateFields fields={fields} form={fieldsForm(form)} pathOf={pathOf} inputOf={inputOf} />
          {link !== null && <LinkedField form={form} link={link} {...(onCreate && { onCreate })} />}
          <AdditionalFields form={form} names={additional} pathOf={pathOf} onRemove={remove} />
        </fieldset>
      </Stack>
    </FormModal>
  );
}

interface FormLinkProps {
  form: SchemaForm<ItemDraft>;
  link: 'linked_properties' | 'linked_scenarios';
  onCreate?: ItemDialogProps['onCreate'];
}

function LinkedField({ form, link, onCreate }: FormLinkProps) {
  const t = useDomainTexts();
  const { value, ...field } = form.field(link);
  const common = {
    ...field,
    label: t(`item.${link}`),
    required: true,
    value: Array.isArray(value) ? value.map(String) : [],
    ...(onCreate && {
      onCreate: (name: string) => onCreate(link === 'linked_properties' ? 'properties' : 'scenarios', name),
    }),
  };
  return link === 'linked_properties' ? <LinkedPropertiesField {...common} /> : <LinkedScenariosField {...common} />;
}

/** The choice of a template for a new item; for a stored one a note, until somebody wants to change it. */
function TemplatePart({
  kind,
  item,
  state,
  templates,
  manage,
}: Pick<ItemDialogProps, 'kind' | 'item' | 'state' | 'templates' | 'manage'>) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const [changing, setChanging] = useState(false);
  const { template, found, choose, form } = state;
  if (item !== null && !changing) {
    return (
      <div className={classes.editing}>
        <span>
          {template === null ? t('template.editing-none') : t('template.editing', { name: seeded(template.name) })}
        </span>
        <Button size="sm" variant="subtle" onClick={() => setChanging(true)}>
          {t('template.change')}
        </Button>
      </div>
    );
  }
  const error = form.errors['template_id'];
  return (
    <>
      <TemplateChooser
        kind={kind}
        templates={templates}
        chosen={template?.id ?? null}
        onChoose={choose}
        required={kind === 'scenarios' && item === null}
        manage={manage}
        {...(error !== undefined && { error })}
      />
      {item !== null && template !== found && <SwitchNote state={state} />}
    </>
  );
}

/** What changing the template of a stored item does to its values. */
function SwitchNote({ state: { stays, additional, fields } }: { state: ItemFormState }) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const names = (of: readonly string[]) => format.list(of.map((name) => seeded(attributeLabel(name, fields))));
  return (
    <Alert title={t('template.nothing-lost')}>
      {stays.length > 0 && <div>{t('template.stays', { names: names(stays) })}</div>}
      {additional.length > 0 && <div>{t('template.becomes-additional', { names: names(additional) })}</div>}
    </Alert>
  );
}

/** Threat actors are chips in place of a text. */
const inputOf: TemplateFieldsProps['inputOf'] = (name, field) =>
  name === 'threat_actors' ? <ThreatActorsField {...field} /> : null;

/** The same form as `TemplateFields` reads it: every path that `pathOf` gives leads to a text, a number or a flag. */
function fieldsForm(form: unknown): SchemaForm<Record<string, TemplateFieldValue>> {
  return form as SchemaForm<Record<string, TemplateFieldValue>>;
}
