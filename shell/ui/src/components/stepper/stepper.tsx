import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './stepper.module.css';

export interface Step {
  id: string;
  label: string;
  /** Below the label. */
  description?: string;
  /** After the label, e.g. a status. */
  badge?: ReactNode;
  /** Shows a check mark. */
  completed?: boolean;
  /** Shows a red star. */
  mandatory?: boolean;
  /** Cannot be opened yet. */
  disabled?: boolean;
}

export interface StepperProps {
  /** Name of the list, e.g. 'Risk flow'; 'Steps' by default. */
  label?: string;
  steps: readonly Step[];
  /** Id of the step that is shown. */
  current: string;
  /** One below the other beside a form; `horizontal` by default. On narrow screens both are a row of bars. */
  orientation?: 'horizontal' | 'vertical';
  /** Makes the steps buttons. */
  onStep?: (id: string) => void;
}

/** Number of steps for the style sheet, which draws them as bars on a narrow screen. */
const count = (steps: number): CSSProperties & { '--steps': number } => ({ '--steps': steps });

/** Where one is in a task of several steps. On narrow screens only the current step keeps its words. */
export function Stepper({ label, steps, current, orientation = 'horizontal', onStep }: StepperProps) {
  const t = useTexts();
  const position = steps.findIndex((step) => step.id === current) + 1;
  return (
    <nav
      aria-label={label ?? t('stepper.label')}
      className={classes.root}
      data-vertical={orientation === 'vertical' || undefined}
      style={count(steps.length)}
    >
      <p className={classes.position}>{t('stepper.position', { step: position, total: steps.length })}</p>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classes.step}
            data-current={step.id === current || undefined}
            data-completed={step.completed || undefined}
          >
            <StepMarker step={step} number={index + 1} current={step.id === current} onStep={onStep} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMarker({
  step,
  number,
  current,
  onStep,
}: {
  step: Step;
  number: number;
  current: boolean;
  onStep?: (id: string) => void;
}) {
  const t = useTexts();
  const content = (
    <>
      <span className={classes.marker}>
        {step.completed ? (
          <Icon name="check" size={15} label={t('stepper.completed')} />
        ) : (
          <span aria-hidden="true">{number}</span>
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.label}>
          {step.label}
          {step.badge !== undefined && <span className={classes.badge}>{step.badge}</span>}
          {step.mandatory && (
            <>
              <span className={classes.star} aria-hidden="true">
                *
              </span>
              <VisuallyHidden> {t('stepper.mandatory')}</VisuallyHidden>
            </>
          )}
        </span>
        {step.description !== undefined && <span className={classes.description}>{step.description}</span>}
      </span>
    </>
  );
  const marking = current ? ({ 'aria-current': 'step' } as const) : {};
  if (onStep === undefined) {
    return (
      <span className={classes.body} {...marking}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.body}
      disabled={step.disabled}
      onClick={() => onStep(step.id)}
      {...marking}
    >
      {content}
    </button>
  );
}
