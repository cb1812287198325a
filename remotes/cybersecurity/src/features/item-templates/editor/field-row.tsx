import { parseOptions } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Box, Group, Icon, IconButton } from '@parapet/ui';
import { useFormPart } from '@parapet/ui/forms';
import { useId } from 'react';
import type { TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { FieldSettings } from './field-settings.tsx';
import type { TemplateEditForm } from './use-template-form.ts';
import classes from './field-row.module.css';

interface FieldRowProps {
  kind: TemplateKind;
  form: TemplateEditForm;
  index: number;
  /** Number of items with a value in this field. */
  values: number;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One field in the list: its label, its type, how many items have values, and its settings while it is open. */
export function FieldRow({ kind, form: whole, index, values, open, onToggle, onRemove }: FieldRowProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const settingsId = useId();
  const form = useFormPart(whole);
  const field = form.values.fields?.[index];
  if (field === undefined) return null;
  const label = field.label ? field.label : t('template-editor.no-label');
  const options = field.type === 'select' ? parseOptions((field.options ?? []).join('\n')).length : null;
  const type = words(`field-type.${field.type}`);
  return (
    <div data-open={open || undefined}>
      <Group gap="0.25rem" wrap="nowrap">
        <button
          type="button"
          className={classes.label}
          aria-expanded={open}
          aria-controls={open ? settingsId : undefined}
          onClick={onToggle}
        >
          <span className={classes.name} data-empty={field.label ? undefined : true} dir="auto">
            {label}
            {field.required && (
              <Box component="span" c="var(--pp-danger-text)" aria-hidden="true">
                {' *'}
              </Box>
            )}
          </span>
          <span className={classes.type}>
            {options === null ? type : t('template-editor.type-options', { type, count: options })}
          </span>
          {values > 0 && (
            <span className={classes.values}>
              {t('template-editor.values', { count: values, n: format.number(values) })}
            </span>
          )}
          <Icon name={open ? 'chevron-up' : 'edit'} size={14} className={classes.hint} />
        </button>
        <IconButton icon="delete" size="sm" label={t('template-editor.remove', { label })} onClick={onRemove} />
      </Group>
      {open && (
        <div id={settingsId}>
          <FieldSettings kind={kind} form={whole} index={index} values={values} />
        </div>
      )}
    </div>
  );
}
