import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import classes from '../empty-state/empty-state.module.css';

export interface ErrorStateProps {
  /** 'Something went wrong' by default. */
  title?: string;
  message?: ReactNode;
  /** Helps support to find the request. */
  requestId?: string;
  /** Shows 'Try again'. */
  onRetry?: () => void;
  /** Trying again is under way. */
  retrying?: boolean;
  /** Further buttons or links, after 'Try again'. */
  actions?: ReactNode;
  size?: 'sm' | 'md';
}

/** Says that something could not be shown, and offers what to do next. Read out at once. */
export function ErrorState({
  title,
  message,
  requestId,
  onRetry,
  retrying = false,
  actions,
  size = 'md',
}: ErrorStateProps) {
  const t = useTexts();
  return (
    <div className={classes.root} data-kind="error" data-size={size} role="alert">
      <span className={classes.icon}>
        <Icon name="alert" size={size === 'sm' ? 20 : 24} />
      </span>
      <p className={classes.title}>{title ?? t('error.title')}</p>
      {message !== undefined && <div className={classes.message}>{message}</div>}
      {requestId && <p className={classes.reference}>{t('error.requestId', { id: requestId })}</p>}
      {(onRetry !== undefined || actions !== undefined) && (
        <Group gap="xs" justify="center" align="stretch" mt="1.125rem">
          {onRetry !== undefined && (
            <Button icon="refresh" onClick={onRetry} loading={retrying}>
              {t('action.retry')}
            </Button>
          )}
          {actions}
        </Group>
      )}
    </div>
  );
}
