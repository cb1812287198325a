import { PHONE, useBelow } from '@parapet/ui';
import { Stepper, WizardFooter } from '@parapet/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { SoFar } from './review/so-far.tsx';
import { firstOpen } from './steps/questions-step.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { useStepLabel } from './use-step-label.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardBody } from './wizard-body.tsx';
import { canShow } from './wizard-steps.ts';
import classes from './wizard.module.css';

interface GuidedStepsProps {
  wizard: Wizard;
  /** The step to go to once the risk has a title; null while the dialog is closed. */
  asking: number | null;
  onAsk: (step: number | null) => void;
}

/** The risk step by step, with the questions of a template. */
export function GuidedSteps({ wizard, asking, onAsk }: GuidedStepsProps) {
  const t = useTexts();
  const labelOf = useStepLabel();
  const outcome = useOutcomeText(wizard);
  // On a phone the stepper itself says which step it is, so the footer does not.
  const isPhone = useBelow(PHONE);
  const { state, steps, index, current, template, open, hasOpen, linked, set } = wizard;
  /** Steps whose open questions are shown. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    top.current?.scrollIntoView({ block: 'start' });
    (firstOpen(top.current) ?? top.current)?.focus();
  }, [index]);

  const showStep = (to: number) => {
    if (to > 0 && state.title.trim() === '') onAsk(to);
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
  const hasTemplate = state.template_id !== null;
  const unready = hasOpen
    ? t('wizard.answer-first')
    : template === null
      ? t('wizard.needs-template')
      : linked.loading
        ? t('wizard.brought-loading')
        : null;
  const reason = isLast ? unready : canShow(index + 1, hasTemplate) ? null : t('wizard.needs-template');

  return (
    <>
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
        <fieldset
          ref={top}
          tabIndex={-1}
          aria-label={labelOf(current)}
          className={classes.step}
          data-kind={current.kind}
        >
          <WizardBody wizard={wizard} checked={checked.has(current.id)} onStep={showStep} onOpen={openIn} />
        </fieldset>
        {['template', 'questions'].includes(current.kind) && state.title.trim() !== '' && (
          <div className={classes.soFar}>
            <SoFar wizard={wizard} />
          </div>
        )}
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
          ? outcome
          : isPhone
            ? null
            : t('wizard.position', { step: index + 1, total: steps.length })}
      </WizardFooter>
      {asking !== null && (
        <TitleDialog
          title={state.title}
          onContinue={(title) => {
            set({ title, step: asking });
            onAsk(null);
          }}
          onCancel={() => onAsk(null)}
        />
      )}
    </>
  );
}
