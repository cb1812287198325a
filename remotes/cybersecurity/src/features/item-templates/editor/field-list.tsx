import type { TemplateFieldInput, TemplateUsage } from '@parapet/contracts';
import { fieldId } from '@parapet/contracts/rules';
import { useFormat, useNotify } from '@parapet/sdk';
import { Button, Group, Muted, Title } from '@parapet/ui';
import { SortableList, useFormPart } from '@parapet/ui/forms';
import { useEffect, useRef } from 'react';
import type { TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { FieldRow } from './field-row.tsx';
import type { TemplateEditForm } from './use-template-form.ts';

interface FieldListProps {
  kind: TemplateKind;
  form: TemplateEditForm;
  usage: TemplateUsage | undefined;
  /** Id of the field whose settings are shown. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

const RANDOM = 36;

/** The fields of a template: added, removed and put in order; the settings of one are open. */
export function FieldList({ kind, form: whole, usage, opened, onOpen }: FieldListProps) {
  const t = useTexts();
  const format = useFormat();
  const notify = useNotify();
  const form = useFormPart(whole);
  const list = form.list('fields');
  const root = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  const fields = form.values.fields ?? [];
  const valuesOf = (name: string) => usage?.fields.find((field) => field.name === name)?.items ?? 0;
  const add = () => {
    const id = fieldId(Date.now(), Math.random().toString(RANDOM).slice(2, 10));
    added.current = id;
    list.append({ id, name: '', label: '', type: 'text', required: false, order: fields.length });
    onOpen(id);
  };
  const remove = (index: number, field: TemplateFieldInput) => {
    list.remove(index);
    if (opened === field.id) onOpen(null);
    // The button that was pressed is gone; the one to add a field is next to where it was.
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    const count = valuesOf(field.name);
    const label = field.label === '' ? t('template-editor.no-label') : field.label;
    const text =
      count === 0
        ? t('template-editor.removed', { label })
        : t('template-editor.removed-values', { label, count, n: format.number(count) });
    notify.undo(text, () => {
      const now = whole.values.fields ?? [];
      if (!now.some(({ id }) => id === field.id)) list.insert(Math.min(index, now.length), field);
    });
  };
  useEffect(() => {
    if (added.current === null || added.current !== opened) return;
    added.current = null;
    form.focus(`fields.${fields.length - 1}.label`);
  });
  return (
    <div ref={root}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mb="0.625rem">
        <Title order={3} size="sm">
          {t('template-editor.fields')} <Muted>{format.number(fields.length)}</Muted>
        </Title>
        <Button
          size="sm"
          icon="add"
          data-add=""
          disabledReason={fields.length >= 200 ? t('template-editor.most-fields') : null}
          onClick={add}
        >
          {t('template-editor.add-field')}
        </Button>
      </Group>
      {fields.length === 0 ? (
        <Muted as="p">{t('template-editor.no-fields')}</Muted>
      ) : (
        <SortableList
          label={t('template-editor.fields')}
          items={list.items}
          idOf={({ key }) => key}
          labelOf={({ index }) => fields[index]?.label || t('template-editor.no-label')}
          onReorder={(_items, { from, to }) => list.move(from, to)}
          renderItem={({ index }) => {
            const field = fields[index];
            return (
              field && (
                <FieldRow
                  kind={kind}
                  form={whole}
                  index={index}
                  values={valuesOf(field.name)}
                  open={opened === field.id}
                  onToggle={() => onOpen(opened === field.id ? null : (field.id ?? null))}
                  onRemove={() => remove(index, field)}
                />
              )
            );
          }}
        />
      )}
    </div>
  );
}
