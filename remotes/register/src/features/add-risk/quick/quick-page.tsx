import { useDomainTexts } from '@parapet/domain-ui';
import { CategorySelect, PersonSelect } from '@parapet/domain-ui/forms';
import { isNotFound, useNotify, useSession } from '@parapet/sdk';
import { Button, Card, Muted, Stack } from '@parapet/ui';
import { Form, FormFooter, TextField } from '@parapet/ui/forms';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../../risk/toast-duration.ts';
import { LevelField } from '../level-field.tsx';
import { ScorePreview } from '../review/score-preview.tsx';
import { fieldErrors } from '../review/submit-errors.ts';
import { SubmitFailure } from '../review/submit-failure.tsx';
import { DomainField } from '../steps/domain-field.tsx';
import { PickStep } from '../steps/pick-step.tsx';
import { useOutcomeText } from '../use-outcome-text.ts';
import type { Wizard } from '../use-wizard.ts';
import { BroughtScenarios } from './brought-scenarios.tsx';
import classes from './quick-page.module.css';
import { useKeptText } from './use-kept-text.ts';

/** The most important fields of a risk on one page. What was filled in step by step is kept. */
export function QuickPage({ wizard }: { wizard: Wizard }) {
  const t = useTexts();
  const words = useDomainTexts();
  const outcome = useOutcomeText(wizard);
  const kept = useKeptText(wizard);
  const notify = useNotify();
  const { role } = useSession();
  const form = useId();
  const title = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const { state, set, template, templateError, linked } = wizard;
  const errors = fieldErrors(wizard.failure);
  const isBlank = state.title.trim() === '';
  const reason = linked.loading
    ? t('wizard.brought-loading')
    : wizard.hasOpen
      ? t('quick.open-questions')
      : state.template_id === null || template !== null
        ? null
        : templateError === null
          ? t('wizard.loading')
          : t(isNotFound(templateError) ? 'wizard.template-gone' : 'wizard.template-failed');
  const create = async (another: boolean) => {
    setChecked(true);
    if (isBlank) title.current?.focus();
    if (isBlank || reason !== null) return false;
    const risk = await wizard.submit({ another });
    if (risk === null || !another) return risk !== null;
    setChecked(false);
    notify.success(t('add-risk.created', { title: risk.title }), { duration: TOAST_DURATION });
    title.current?.focus();
    return true;
  };
  const submit = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    return create(false);
  };
  return (
    <>
      <SubmitFailure failure={wizard.failure} />
      <div className={classes.columns}>
        <Card title={t('quick.risk')}>
          <Form id={form} form={{ submit }} aria-label={t('quick.risk')}>
            <Stack gap="1.125rem">
              <TextField
                label={words('field.title')}
                hint={t('add-risk.title-hint')}
                value={state.title}
                onChange={(value) => set({ title: value })}
                maxLength={200}
                autoComplete="off"
                required
                inputRef={title}
                error={checked && isBlank ? t('quick.title-missing') : errors['title']}
              />
              {role === 'grc_domain_manager' && <DomainField state={state} set={set} />}
              <div className={classes.pair}>
                <CategorySelect
                  label={words('field.category')}
                  value={state.category}
                  onChange={(category) => set({ category })}
                  error={errors['category']}
                />
                <PersonSelect
                  label={words('field.owner')}
                  value={state.owner_id}
                  onChange={(owner_id) => set({ owner_id })}
                  error={errors['owner_id']}
                />
              </div>
              <LevelField field="impact_level" wizard={wizard} />
              <LevelField field="probability" wizard={wizard} />
              <div>
                <ScorePreview impact={state.impact_level} probability={state.probability} />
                <Muted as="p" mt="0.5rem">
                  {kept}
                </Muted>
              </div>
            </Stack>
          </Form>
        </Card>
        <Stack gap="1.25rem">
          <PickStep kind="assets" wizard={wizard} compact />
          <BroughtScenarios wizard={wizard} />
        </Stack>
      </div>
      <FormFooter status={reason ?? outcome}>
        <Button onClick={() => void create(true)} disabled={wizard.submitting} disabledReason={reason}>
          {t('quick.another')}
        </Button>
        <Button type="submit" form={form} variant="primary" loading={wizard.submitting} disabledReason={reason}>
          {t('wizard.create')}
        </Button>
      </FormFooter>
    </>
  );
}
