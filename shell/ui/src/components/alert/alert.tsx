import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import type { ToneName } from '../../tokens/palette.ts';
import { toneStyle } from '../../tokens/tone-style.ts';
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

const LOOKS: Record<AlertKind, { icon: IconName; tone: ToneName }> = {
  info: { icon: 'info', tone: 'blue' },
  success: { icon: 'success', tone: 'green' },
  warning: { icon: 'alert', tone: 'amber' },
  error: { icon: 'error', tone: 'red' },
};

/** A message that stays in the page. Errors are read out at once, the others when the reader is free. */
export function Alert({ kind = 'info', title, children, actions }: AlertProps) {
  const { icon, tone } = LOOKS[kind];
  return (
    <div className={classes.root} style={toneStyle(tone)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <div className={classes.title}>{title}</div>}
        {children}
        {actions !== undefined && (
          <Group gap="xs" align="stretch" mt="0.625rem">
            {actions}
          </Group>
        )}
      </div>
    </div>
  );
}
