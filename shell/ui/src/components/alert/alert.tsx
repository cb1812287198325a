import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './alert.module.css';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  kind?: AlertKind;
  title?: string;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

const ICONS: Record<AlertKind, IconName> = { info: 'info', success: 'success', warning: 'alert', error: 'error' };

/** A message that stays in the page. Errors are read out at once, the others when the reader is free. */
export function Alert({ kind = 'info', title, children, actions }: AlertProps) {
  return (
    <div className={classes.root} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <div className={classes.title}>{title}</div>}
        {children}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
