import { RISK_SEVERITIES, type Risk } from '@parapet/contracts';
import { DraftNotice, RISK_CATEGORIES, useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { SaveFailureStatus } from '@parapet/domain-ui/forms';
import { routes, saveFailureOf, useDraft, useLeaveGuard, useSession } from '@parapet/sdk';
import { Button, Card, SeverityBadge, Stack } from '@parapet/ui';
import { Form, FormFooter, ScaleField, SelectField, TextAreaField, TextField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './new-risk-form.module.css';
import { ScorePreview } from './score-preview.tsx';
import { useNewRiskForm } from './use-new-risk-form.ts';

/** Records a risk. What was typed stays through every failure, and leaving asks first. */
export function NewRiskForm({ onCreated }: { onCreated: (risk: Risk) => void }) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const { role, domains } = useSession();
  const { form, created } = useNewRiskForm();
  const draft = useDraft({ name: 'risk/new', version: null, changes: form.dirty ? form.changed() : {} });
  const guard = useLeaveGuard(() => form.dirty, { onDiscard: draft.clear });
  const submit: typeof form.submit = async (event) => {
    const ok = await form.submit(event);
    if (ok && created.current !== null) {
      guard.release();
      draft.clear();
      onCreated(created.current);
    }
    return ok;
  };
  const categories = [{ value: '', label: t('add-risk.no-category') }, ...RISK_CATEGORIES.map((value) => ({ value, label: seeded(value) }))];
  return (
    <Form form={{ submit }} className={classes.root}>
      <div className={classes.fields}>
        <DraftNotice draft={draft} onTake={form.setValues} />
        <Card title={t('add-risk.details')}>
          <Stack>
            <TextField {...form.field('title')} label={words('field.title')} hint={t('add-risk.title-hint')} maxLength={200} autoComplete="off" />
            <TextAreaField
              {...form.field('description')}
              label={words('field.description')}
              hint={t('add-risk.description-hint')}
              maxLength={10_000}
              rows={5}
            />
            <SelectField {...form.field('category')} label={words('field.category')} options={categories} />
            {role === 'grc_domain_manager' && domains.length > 1 && (
              <SelectField {...form.field('domain_id')} label={words('field.domain')} options={domains.map((id) => ({ value: id, label: id }))} />
            )}
          </Stack>
        </Card>
        <Card title={t('add-risk.assessment')}>
          <Stack>
            <SelectField
              {...form.field('severity')}
              label={words('field.severity')}
              options={RISK_SEVERITIES.toReversed().map((value) => ({ value, label: words(`severity.${value}`), content: <SeverityBadge severity={value} /> }))}
            />
            <ScaleField {...form.field('impact_level')} label={words('field.impact')} />
            <ScaleField {...form.field('probability')} label={words('field.probability')} />
            <ScorePreview impact={form.values.impact_level ?? 1} probability={form.values.probability ?? 1} />
          </Stack>
        </Card>
      </div>
      <FormFooter status={<SaveFailureStatus kind={form.failure === null ? null : saveFailureOf(form.failure).kind} formError={form.formError} failed={t('add-risk.failed')} />}>
        <Button to={routes.riskRegister()}>{t('add-risk.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {t('add-risk.submit')}
        </Button>
      </FormFooter>
    </Form>
  );
}
