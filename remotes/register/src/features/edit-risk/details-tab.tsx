import { RISK_SEVERITIES, type Risk } from '@parapet/contracts';
import { canSetRiskStatus, statusChoices } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { CategorySelect, PersonSelect, type FieldReader } from '@parapet/domain-ui/forms';
import { SeverityBadge, SimpleGrid, Stack } from '@parapet/ui';
import { SelectField, TextAreaField, TextField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { LinkedItemsField } from './linked-items-field.tsx';
import type { EditedField } from '../../risk/risk-edit-fields.ts';
import { changeMark, type RiskForm } from '../../risk/use-risk-form.ts';

interface TabProps {
  risk: Risk;
  form: RiskForm;
  fields: FieldReader;
  /** Creates an asset or a scenario that is missing. */
  onCreate: (kind: 'assets' | 'scenarios') => void;
}

/** A severity, shown as a badge in the select and in its list. The badge says the same word as the label. */
const severityOption = (value: (typeof RISK_SEVERITIES)[number], label: string) => ({
  value,
  label,
  content: <SeverityBadge severity={value} />,
});

export function DetailsTab({ risk, form: whole, fields, onCreate }: TabProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useFormPart(whole);
  const changed = (name: EditedField) => changeMark(form, fields, name);
  return (
    <Stack gap="md" miw={0}>
      <TextField
        {...form.field('title')}
        {...changed('title')}
        label={words('field.title')}
        maxLength={200}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field('description')}
        {...(form.changes.description && {
          change: { note: t('edit-risk.description-changed'), onUndo: () => form.undo('description') },
        })}
        label={words('field.description')}
        maxLength={10_000}
        rows={4}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <CategorySelect {...form.field('category')} {...changed('category')} label={words('field.category')} />
        <SelectField
          {...form.field('severity')}
          {...changed('severity')}
          label={words('field.severity')}
          options={RISK_SEVERITIES.toReversed().map((value) => severityOption(value, words(`severity.${value}`)))}
        />
        <SelectField
          {...form.field('status')}
          {...changed('status')}
          label={words('field.status')}
          options={statusChoices(risk.status).map((value) => ({
            value,
            label: words(`status.${value}`),
            disabled: !canSetRiskStatus(risk.status, value).allowed,
          }))}
          {...(risk.status === 'archived' && { disabledReason: t('edit-risk.archived') })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <PersonSelect {...form.field('owner_id')} {...changed('owner_id')} label={words('field.owner')} />
        <PersonSelect {...form.field('reviewer_id')} {...changed('reviewer_id')} label={words('field.reviewer')} />
      </SimpleGrid>
      {(['assets', 'scenarios'] as const).map((kind) => (
        <LinkedItemsField
          key={kind}
          {...form.field(`selected_${kind}`)}
          {...changed(`selected_${kind}`)}
          kind={kind}
          known={risk.names}
          onCreate={() => onCreate(kind)}
        />
      ))}
    </Stack>
  );
}
