import { WizardFooter } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import type { StepProps } from '../session/step-props.ts';

interface StepBarProps extends Omit<StepProps, 'session' | 'editor'> {
  /** Why Next cannot be used; null when it can. */
  reason?: string | null;
  children?: ReactNode;
}

/** Previous and Next. */
export function StepBar({ onNext, onPrevious, reason = null, children }: StepBarProps) {
  const t = useTexts();
  return (
    <WizardFooter
      {...(onPrevious !== null && { onBack: onPrevious })}
      backLabel={t('flow.previous')}
      onNext={onNext ?? ignore}
      nextLabel={t('flow.next')}
      nextDisabledReason={onNext === null ? reason : null}
    >
      {children}
    </WizardFooter>
  );
}

const ignore = () => {};
