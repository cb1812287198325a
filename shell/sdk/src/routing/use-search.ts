import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface SearchChangeOptions {
  /** Makes a history entry, so that Back returns to what was before. */
  push?: boolean;
}

export type ChangeSearch = (change: (search: URLSearchParams) => void, options?: SearchChangeOptions) => void;

/** The URL after the changes of the current event, from which the next change starts: `location` is updated only later. */
let pending: { from: string; search: string; push: boolean } | null = null;

/** The person stays where they are: the change that the question was about is not made. */
export function dropPendingSearch(): void {
  pending = null;
}

/** The query of the URL, and a function that changes it. Several changes within one event are one step of the history. */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
    pending = null;
  }, [location]);
  const change = useCallback<ChangeSearch>(
    (edit, { push = false } = {}) => {
      const { key: from, search: current, pathname, hash, state } = latest.current;
      const before = pending?.from === from ? pending : null;
      const search = new URLSearchParams(before?.search ?? current);
      edit(search);
      if (search.toString() === new URLSearchParams(before?.search ?? current).toString()) return;
      pending = { from, search: search.toString(), push };
      void navigate({ pathname, search: pending.search, hash }, { replace: !push || before?.push === true, state });
    },
    [navigate],
  );
  const search = useMemo(() => new URLSearchParams(location.search), [location.search]);
  return [search, change];
}
