import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import { ApiError, isOffline, keepPreviousData, useQuery, useUrlState } from '@parapet/sdk';
import { dashboardQuery, rangeOf } from '../../api/dashboard-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';

/** The figures of the range in the URL. Those of the last range stay until the new ones are there. */
export function useDashboard() {
  const [text, setRange] = useUrlState('range', DEFAULT_RANGE as string);
  const range = rangeOf(text);
  const found = useQuery({ ...dashboardQuery(range), placeholderData: keepPreviousData });
  const failed = useFailureText();
  return {
    range,
    setRange,
    figures: found.data,
    failure: found.error === null ? null : failed(found.error),
    retry: () => void found.refetch(),
    retrying: found.isFetching,
  };
}

/** The message of a failure (section 8): with the status text where the server has answered. */
function useFailureText(): (error: Error) => string {
  const t = useTexts();
  return (error) => {
    if (!(error instanceof ApiError) || isOffline(error)) return t('dashboard.failed');
    if (error.code === 'no_membership') return t('dashboard.no-organization');
    return t('dashboard.fetch-failed', { status: error.title });
  };
}
