import { RISK_SEVERITIES, type Risk } from '@parapet/contracts';
import { routes, useLeaveGuard, useSession } from '@parapet/sdk';
import { Alert, Button, Card, Group, ScaleField, SelectField, Stack, TextAreaField, TextField } from '@parapet/ui';
import { useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { CATEGORIES, categoryText } from './categories.ts';
import classes from './new-risk-form.module.css';
import { ScorePreview } from './score-preview.tsx';
import { useNewRiskForm } from './use-new-risk-form.ts';

/** Records a risk. What was typed stays through every failure, and leaving asks first. */
export function NewRiskForm({ onCreated }: { onCreated: (risk: Risk) => void }) {
  const t = useTexts();
  const { role, domains } = useSession();
  const saved = useRef(false);
  const form = useNewRiskForm((risk) => {
    saved.current = true;
    onCreated(risk);
  });
  useLeaveGuard(() => form.dirty && !saved.current);
  const categories = [{ value: '', label: t('add-risk.no-category') }, ...CATEGORIES.map((value) => ({ value, label: t(categoryText(value)) }))];
  return (
    <form className={classes.root} noValidate onSubmit={(event) => void form.submit(event)}>
      {form.formError !== null && <Alert kind="error">{form.formError}</Alert>}
      <Card title={t('add-risk.details')}>
        <Stack>
          <TextField {...form.field('title')} label={t('field.title')} hint={t('add-risk.title-hint')} maxLength={200} autoComplete="off" />
          <TextAreaField
            {...form.field('description')}
            label={t('field.description')}
            hint={t('add-risk.description-hint')}
            maxLength={10_000}
            rows={5}
          />
          <SelectField {...form.field('category')} label={t('field.category')} options={categories} />
          {role === 'grc_domain_manager' && domains.length > 1 && (
            <SelectField {...form.field('domain_id')} label={t('field.domain')} options={domains.map((id) => ({ value: id, label: id }))} />
          )}
        </Stack>
      </Card>
      <Card title={t('add-risk.assessment')}>
        <Stack>
          <SelectField
            {...form.field('severity')}
            label={t('field.severity')}
            options={RISK_SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
          />
          <ScaleField {...form.field('impact_level')} label={t('field.impact')} />
          <ScaleField {...form.field('probability')} label={t('field.probability')} />
          <ScorePreview impact={form.values.impact_level ?? 1} probability={form.values.probability ?? 1} />
        </Stack>
      </Card>
      <Group justify="flex-end" gap="xs">
        <Button to={routes.riskRegister()}>{t('add-risk.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {t('add-risk.submit')}
        </Button>
      </Group>
    </form>
  );
}
