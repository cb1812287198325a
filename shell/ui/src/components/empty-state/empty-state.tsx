import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  message?: ReactNode;
  icon?: IconName;
  /** The next step: a button or link. */
  action?: ReactNode;
  /** `sm` for a card or a panel. */
  size?: 'sm' | 'md';
}

/** Nothing here yet, why, and what to do next. */
export function EmptyState({ title, message, icon = 'empty', action, size = 'md' }: EmptyStateProps) {
  return (
    <div className={classes.root} data-size={size}>
      <span className={classes.icon}>
        <Icon name={icon} size={size === 'sm' ? 20 : 24} />
      </span>
      <p className={classes.title}>{title}</p>
      {message !== undefined && <div className={classes.message}>{message}</div>}
      {action !== undefined && (
        <Group gap="xs" justify="center" align="stretch" mt="1.125rem">
          {action}
        </Group>
      )}
    </div>
  );
}
