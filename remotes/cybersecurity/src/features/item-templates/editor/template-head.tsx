import { ASSET_TEMPLATE_CATEGORIES } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { CheckboxField, SelectField, TextField, useFormPart } from '@parapet/ui/forms';
import type { TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { TemplateEditForm } from './use-template-form.ts';
import classes from './template-editor.module.css';

/** What a template is called and what it is for. The categories of asset templates are fixed, those of the others are free. */
export function TemplateHead({ kind, form: whole }: { kind: TemplateKind; form: TemplateEditForm }) {
  const t = useTexts();
  const seeded = useSeededText();
  const form = useFormPart(whole);
  return (
    <div className={classes.head}>
      <TextField {...form.field('name')} label={t('template-editor.name')} maxLength={200} autoComplete="off" />
      {kind === 'assets' ? (
        <SelectField
          {...form.field('category')}
          label={t('template-editor.category')}
          options={ASSET_TEMPLATE_CATEGORIES.map((value): { value: string; label: string } => ({
            value,
            label: seeded(value),
          }))}
        />
      ) : (
        <TextField
          {...form.field('category')}
          label={t('template-editor.category')}
          maxLength={100}
          autoComplete="off"
        />
      )}
      <div className={classes.wide}>
        <TextField
          {...form.field('description')}
          label={t('template-editor.description')}
          maxLength={2000}
          autoComplete="off"
        />
      </div>
      {kind !== 'assets' && (
        <div className={classes.wide}>
          <CheckboxField
            {...form.field('is_default')}
            required={false}
            label={t('template-editor.is-default')}
            hint={t('template-editor.is-default-hint')}
          />
        </div>
      )}
    </div>
  );
}
