import type { ReactNode } from 'react';
import { useDescribeError, useTexts } from '../../provider/kit-context.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { LoadingState, type LoadingStateProps } from '../loading-state/loading-state.tsx';
import { NoPermissionState } from '../no-permission-state/no-permission-state.tsx';
import classes from './query-view.module.css';

/** What this needs to know of a query; the result of the SDK's `useQuery` has it. */
export interface ViewedQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<T> {
  query: ViewedQuery<T>;
  /** What to show of the data. */
  children: (data: T) => ReactNode;
  /** Shape of the skeleton while the data loads; default 'lines'. */
  shape?: LoadingStateProps['shape'];
  /** Shown while the data loads, in place of the skeleton. */
  loading?: ReactNode;
  /** Shown in place of data for which `isEmpty` is true; a list of no `items` is empty by itself. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** What failed, e.g. 'Failed to load risks.'; for errors that give no reason. */
  failed?: string;
  /** Shown when the record does not exist (any more); default a plain 'Not found'. */
  notFound?: ReactNode;
  /** The next step of a person who may not see this. */
  noPermissionAction?: ReactNode;
  /** `sm` for a card or a panel. */
  size?: 'sm' | 'md';
}

const hasNoItems = (data: unknown) =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && data.items.length === 0;

/**
 * The one way to show what a query has to say: loading, failed, not found, not permitted, empty, or the data. When newer data could not be
 * fetched, the older stays, with a note.
 *
 * @example
 * <QueryView query={useQuery(query('getRisk', { id }))} failed={t('risk.failed')}>{(risk) => <RiskFacts risk={risk} />}</QueryView>
 */
export function QueryView<T>({
  query,
  children,
  shape = 'lines',
  loading,
  empty,
  isEmpty = hasNoItems,
  failed,
  notFound,
  noPermissionAction,
  size = 'md',
}: QueryViewProps<T>) {
  const t = useTexts();
  const describe = useDescribeError();
  const { data, error, isFetching, refetch } = query;
  const hasFailed = error !== null && error !== undefined;
  const described = hasFailed ? describe(error, failed) : null;
  // The host's own question is enough.
  const failure = described?.kind === 'signed-out' ? null : described;
  const retry = () => void refetch();

  // Both also replace data that was fetched earlier: the record was deleted, or the person may no longer see it.
  if (failure?.kind === 'not-found')
    return notFound ?? <EmptyState size={size} title={t('query.notFound')} message={failure.message} />;
  if (failure?.kind === 'forbidden') return <NoPermissionState message={failure.message} action={noPermissionAction} />;
  if (data === undefined) {
    if (failure === null) return loading ?? <LoadingState shape={shape} />;
    const title = failure.kind === 'offline' ? t('query.offline') : undefined;
    return (
      <ErrorState
        size={size}
        title={title}
        message={failure.message}
        requestId={failure.requestId}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  }
  const shown = empty !== undefined && isEmpty(data) ? empty : children(data);
  // The content stays in its place of the tree: what somebody is typing there outlives a failure, and its end.
  return (
    <>
      {failure !== null && (
        <div className={classes.stale}>
          <Alert
            kind="warning"
            title={t('query.stale')}
            actions={
              <Button size="sm" icon="refresh" onClick={retry} loading={isFetching}>
                {t('action.retry')}
              </Button>
            }
          >
            {failure.message}
          </Alert>
        </div>
      )}
      {shown}
    </>
  );
}
