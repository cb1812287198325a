import { failureOf, useDescribeError } from '@parapet/sdk';
import { Alert, Button } from '@parapet/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { refusalsOf, stepOfField } from './submit-errors.ts';
import classes from './review.module.css';

interface SubmitFailureProps {
  /** Why the last submit failed; null when it did not. */
  failure: unknown;
  /** Shows the step with this id; without it all fields are in sight. */
  onStep?: (id: string) => void;
}

/** Why the risk was not created, and where to change what was refused. Everything filled in is still there. */
export function SubmitFailure({ failure, onStep }: SubmitFailureProps) {
  const t = useTexts();
  const describe = useDescribeError();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) box.current?.focus();
  }, [failure]);
  if (failure === null) return null;
  const described = describe(failure);
  const message = described.kind === 'offline' ? described.message : failureOf(failure, t('add-risk.failed')).message;
  const elsewhere = refusalsOf(failure).flatMap(({ field }) => {
    const step = stepOfField(field);
    return step === null ? [] : [{ field, step }];
  });
  const isSelection = elsewhere.some(({ step }) => step !== 'template');
  return (
    <div ref={box} tabIndex={-1} className={classes.failure}>
      <Alert
        kind="error"
        title={t('add-risk.failed')}
        {...(elsewhere[0] !== undefined &&
          onStep !== undefined && {
            actions: (
              <Button size="sm" onClick={() => onStep(elsewhere[0]?.step ?? 'template')}>
                {t('wizard.go-to-step')}
              </Button>
            ),
          })}
      >
        {isSelection ? t('wizard.selection-gone') : message === t('add-risk.failed') ? null : message}
      </Alert>
    </div>
  );
}
