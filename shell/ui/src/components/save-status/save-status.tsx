import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Muted } from '../muted/muted.tsx';
import classes from './save-status.module.css';

/** Why saving failed: no connection, an error of the service, a change by somebody else, or something to correct. */
export type SaveProblem = 'offline' | 'server' | 'conflict' | 'refused';

export interface SaveAction {
  label: string;
  onClick: () => void;
}

export interface SaveStatusProps {
  /** Nothing is shown while it is null. */
  problem: SaveProblem | null;
  /** What happened, in the words of the screen; says what kind of failure it is by default. */
  title?: string;
  /** What is not lost and what to do; says that the changes are still here by default. */
  detail?: ReactNode;
  /** 'Try again', 'Compare' …; a small button after the text. */
  action?: SaveAction;
  /** Number of failed attempts: every new one takes the focus. */
  attempt?: number;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The failure of a save beside the button that started it. Takes the focus, so that it is seen and read out. */
export function SaveStatus({ problem, title, detail, action, attempt = 0 }: SaveStatusProps) {
  const t = useTexts();
  if (problem === null) return null;
  return (
    <div
      key={`${problem} ${attempt}`}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className={classes.problem}
      data-problem={problem}
    >
      <Icon name="alert" size={16} className={classes.icon} />
      <div className={classes.words}>
        <div className={classes.title}>{title ?? t(`save.${problem}`)}</div>
        <Muted as="div" size="xs">
          {detail ?? t(`save.${problem}Detail`)}
        </Muted>
      </div>
      {action !== undefined && (
        <Button size="sm" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
