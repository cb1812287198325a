import { useSeededText } from '@parapet/domain-ui';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { routes, useNavigate, useNotify, useSearch } from '@parapet/sdk';
import { Alert, Button, ErrorState, LoadingState, PageHeader, PHONE, Stack, useBelow } from '@parapet/ui';
import { Stepper, WizardFooter } from '@parapet/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../risk/toast-duration.ts';
import { CreatedRisk } from './created-risk.tsx';
import { firstOpen } from './steps/questions-step.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { useStepLabel } from './use-step-label.ts';
import { useWizard } from './use-wizard.ts';
import { useWizardStart, type WizardStart } from './use-wizard-start.ts';
import { WizardBody } from './wizard-body.tsx';
import type { WizardState } from './wizard-state.ts';
import { canShow, ownPath } from './wizard-steps.ts';
import classes from './wizard.module.css';

/** The Add Risk wizard, once what it starts with is loaded. */
export function AddRiskWizard() {
  const t = useTexts();
  const loaded = useWizardStart();
  if (loaded.start === null) {
    return (
      <>
        <PageHeader title={t('add-risk.title')} />
        {loaded.error === null ? (
          <LoadingState label={t('wizard.loading')} labelShown />
        ) : (
          <ErrorState title={t('wizard.load-failed')} onRetry={loaded.retry} />
        )}
      </>
    );
  }
  return <Wizard start={loaded.start} loaded={loaded} />;
}

function Wizard({ start, loaded }: { start: WizardState; loaded: WizardStart }) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const navigate = useNavigate();
  const labelOf = useStepLabel();
  // On a phone the stepper itself says which step it is, so the footer does not.
  const isPhone = useBelow(PHONE);
  const [search] = useSearch();
  const returnTo = ownPath(search.get('returnTo'));
  const back = returnTo ?? routes.riskRegister();
  const wizard = useWizard(start);
  const { state, steps, index, current, template, open, set } = wizard;
  /** Steps whose open questions are shown. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  /** The step to go to once the risk has a title; null while the dialog is closed. */
  const [asking, setAsking] = useState<number | null>(null);
  const top = useRef<HTMLFieldSetElement>(null);
  const shown = useRef<number | null>(index);
  const hasDraft = wizard.draft.found !== null;
  useEffect(() => {
    const now = hasDraft ? null : index;
    if (shown.current === now) return;
    shown.current = now;
    top.current?.scrollIntoView({ block: 'start' });
    (firstOpen(top.current) ?? top.current)?.focus();
  }, [index, hasDraft]);

  const showStep = (to: number) => {
    if (to > 0 && state.title.trim() === '') setAsking(to);
    else set({ step: to });
  };
  const check = (id: string) => setChecked((now) => new Set(now).add(id));
  const next = () => {
    if ((open.get(current) ?? []).length > 0) {
      check(current.id);
      // The messages are there after the next render.
      requestAnimationFrame(() => firstOpen(top.current)?.focus());
    } else showStep(index + 1);
  };
  const openIn = (id: string) => {
    check(id);
    showStep(steps.findIndex((step) => step.id === id));
  };
  const isLast = current.kind === 'review';
  const hasOpen = [...open.values()].some((keys) => keys.length > 0);
  const hasTemplate = state.template_id !== null;
  const reason = isLast
    ? hasOpen
      ? t('wizard.answer-first')
      : template === null
        ? t('wizard.needs-template')
        : null
    : canShow(index + 1, hasTemplate)
      ? null
      : t('wizard.needs-template');
  const picksNothing = state.assets.length + state.scenarios.length === 0;

  if (wizard.created !== null) {
    const { id, title } = wizard.created;
    const leave = () => {
      notify.success(t('add-risk.created', { title }), { duration: TOAST_DURATION });
      void navigate(returnTo ?? routes.record('risks', id) ?? back);
    };
    return <CreatedRisk title={title} onDone={leave} />;
  }
  // Answered before anything else is filled in, as the draft replaces all of it.
  if (hasDraft) {
    return (
      <Stack gap="md" flex={1}>
        <PageHeader title={t('add-risk.title')} actions={<Button to={back}>{t('add-risk.cancel')}</Button>} />
        <DraftNotice draft={wizard.draft} onTake={wizard.takeDraft} />
      </Stack>
    );
  }
  return (
    <Stack gap="md" flex={1}>
      <PageHeader
        title={t('add-risk.title')}
        description={
          [state.title.trim(), template === null ? '' : seeded(template.name), state.register?.name ?? '']
            .filter(Boolean)
            .join(' · ') || undefined
        }
        actions={
          <>
            {state.title.trim() !== '' && (
              <Button variant="subtle" icon="edit" onClick={() => setAsking(index)}>
                {t('wizard.rename')}
              </Button>
            )}
            <Button to={back}>{t('add-risk.cancel')}</Button>
          </>
        }
      />
      {loaded.gone > 0 && <Alert kind="warning" title={t('wizard.gone', { count: loaded.gone })} />}
      {loaded.defaultsFailed && (
        <Alert
          kind="warning"
          title={t('wizard.defaults-failed')}
          actions={
            <Button size="sm" onClick={loaded.addDefaults}>
              {t('wizard.retry')}
            </Button>
          }
        />
      )}
      <div className={classes.columns}>
        <div className={classes.rail}>
          <Stepper
            label={t('wizard.steps')}
            orientation="vertical"
            current={current.id}
            onStep={(id) => showStep(steps.findIndex((step) => step.id === id))}
            steps={steps.map((step, at) => ({
              id: step.id,
              label: labelOf(step),
              mandatory: step.kind === 'template' || (step.kind === 'questions' && step.step?.mandatory === true),
              completed:
                at < index &&
                (step.kind === 'template'
                  ? hasTemplate && state.title.trim() !== ''
                  : (open.get(step) ?? []).length === 0),
              disabled: !canShow(at, hasTemplate),
            }))}
          />
        </div>
        <fieldset ref={top} tabIndex={-1} aria-label={labelOf(current)} className={classes.step}>
          <WizardBody wizard={wizard} checked={checked.has(current.id)} onStep={showStep} onOpen={openIn} />
        </fieldset>
      </div>
      <WizardFooter
        {...(index > 0 && { onBack: () => showStep(index - 1) })}
        onNext={isLast ? () => void wizard.submit() : next}
        {...(isLast && { nextLabel: t('wizard.create') })}
        last={isLast}
        busy={wizard.submitting}
        nextDisabledReason={reason}
      >
        {isLast && reason === null
          ? t(picksNothing ? 'wizard.creates-risk' : 'wizard.creates-flow')
          : isPhone
            ? null
            : t('wizard.position', { step: index + 1, total: steps.length })}
      </WizardFooter>
      {asking !== null && (
        <TitleDialog
          title={state.title}
          onContinue={(title) => {
            set({ title, step: asking });
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}
