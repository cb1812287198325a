import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface NoPermissionStateProps {
  title?: string;
  /** Why, e.g. the reason that the rule gives. */
  message?: ReactNode;
  action?: ReactNode;
}

/** The person may not see this, and whom to ask. */
export function NoPermissionState({ title, message, action }: NoPermissionStateProps) {
  const t = useTexts();
  return (
    <EmptyState
      icon="lock"
      title={title ?? t('noPermission.title')}
      message={message ?? t('noPermission.message')}
      action={action}
    />
  );
}
