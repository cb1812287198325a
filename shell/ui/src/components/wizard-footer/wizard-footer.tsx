import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import classes from './wizard-footer.module.css';

export interface WizardFooterProps {
  /** Goes to the step before; without it the button is disabled. */
  onBack?: () => void;
  /** Checks the step and goes on, or finishes; without it there is no such button. */
  onNext?: () => void;
  /** 'Next' by default; the last step names what it does, e.g. 'Create risk'. */
  nextLabel?: string;
  /** 'Back' by default. */
  backLabel?: string;
  /** Why one cannot go on yet; disables the button and is shown with it. */
  nextDisabledReason?: string | null;
  /** The last step: no arrow on the button. */
  last?: boolean;
  /** The step is being saved. */
  busy?: boolean;
  /** Between the buttons: 'Step 5 of 9', the autosave indicator, or the failure of the last save. */
  children?: ReactNode;
}

/** Back and Next of a wizard. Sticks to the bottom, so that it is where it was in the step before. */
export function WizardFooter({
  onBack,
  onNext,
  nextLabel,
  backLabel,
  nextDisabledReason = null,
  last = false,
  busy = false,
  children,
}: WizardFooterProps) {
  const t = useTexts();
  return (
    <div {...BOTTOM_BAR} className={classes.root}>
      <Button icon="chevron-left" onClick={onBack} disabled={onBack === undefined || busy}>
        {backLabel ?? t('wizard.back')}
      </Button>
      <div className={classes.status}>{children}</div>
      {onNext !== undefined && (
        <Button
          variant="primary"
          trailingIcon={last ? undefined : 'chevron-right'}
          onClick={onNext}
          loading={busy}
          disabledReason={nextDisabledReason}
        >
          {nextLabel ?? t('wizard.next')}
        </Button>
      )}
    </div>
  );
}
