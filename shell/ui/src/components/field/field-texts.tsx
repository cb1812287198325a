import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { describe, type FieldChange, type FieldFrameProps } from './frame.ts';
import classes from './field.module.css';

/** The label's text, with a star when required and a dot when changed. Screen readers get `aria-required` instead of the star. */
export function LabelText({ label, required, change }: Pick<FieldFrameProps, 'label' | 'required' | 'change'>) {
  return (
    <>
      {label}
      {required && (
        <span className={classes.star} aria-hidden="true">
          {' *'}
        </span>
      )}
      {change !== undefined && <span className={classes.dot} aria-hidden="true" />}
    </>
  );
}

interface FootProps extends Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'change' | 'disabledReason'> {
  /** Id of the control. */
  id: string;
  /** At the end of the first line, e.g. a character count. */
  aside?: ReactNode;
}

/** Everything below the control: what is wrong, what changed, why it is disabled, help. */
export function FieldFoot({ id, label, hint, error, change, disabledReason, aside }: FootProps) {
  const { ids } = describe(id, { hint, error, change, disabledReason });
  const empty = !error && [hint, change, disabledReason, aside].every((part) => part === undefined);
  if (empty) return null;
  return (
    <div className={classes.foot}>
      <div className={classes.lines}>
        {error && (
          <div className={classes.error}>
            <Icon name="error" size={14} className={classes.lineIcon} />
            <span id={ids.error}>{error}</span>
          </div>
        )}
        {change && <ChangeLine id={ids.change} label={label} change={change} />}
        {disabledReason !== undefined && (
          <div className={classes.reason}>
            <Icon name="lock" size={13} className={classes.lineIcon} />
            <span id={ids.reason}>{disabledReason}</span>
          </div>
        )}
        {hint !== undefined && (
          <div id={ids.hint} className={classes.hint}>
            {hint}
          </div>
        )}
      </div>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}

function ChangeLine({ id, label, change }: { id?: string; label: string; change: FieldChange }) {
  const t = useTexts();
  // The value may be an element, so it is put between the words around it.
  const [before = '', after = ''] = t('field.was').split('{value}');
  return (
    <div className={classes.hint}>
      <span id={id} dir="auto">
        {change.note ?? (
          <>
            {before}
            {change.was}
            {after}
          </>
        )}
      </span>{' '}
      <button type="button" className={classes.undo} onClick={change.onUndo}>
        {t('action.undo')} <span className={classes.hidden}>({label})</span>
      </button>
    </div>
  );
}
