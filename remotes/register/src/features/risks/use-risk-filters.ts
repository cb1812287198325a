import { RISK_SEVERITIES, RISK_SORTS, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { useUrlState } from '@parapet/sdk';
import type { RiskListRequest } from '../../api/risk-queries.ts';

const NEWEST_FIRST = '-updated_at';

/** The members of `wanted` that exist; a link may be old or typed by hand. */
function known<T extends string>(all: readonly T[], wanted: readonly string[]): T[] {
  return all.filter((one) => wanted.includes(one));
}

/** A page after the first: its number and the cursor that leads to it, `3.abc`. */
function readPage(text: string): { number: number; cursor: string } {
  const dot = text.indexOf('.');
  const number = Number(text.slice(0, dot));
  if (dot === -1 || !Number.isInteger(number) || number < 2) return { number: 1, cursor: '' };
  return { number, cursor: text.slice(dot + 1) };
}

/** What the register is asked for. All of it lives in the URL, so that a view can be shared and survives a reload. */
export function useRiskFilters() {
  const [q, setQ] = useUrlState('q', '');
  const [severityTexts, setSeverity] = useUrlState('severity', []);
  const [statusTexts, setStatus] = useUrlState('status', []);
  const [sortText, setSort] = useUrlState('sort', NEWEST_FIRST);
  const [pageText, setPage] = useUrlState('page', '');
  const page = readPage(pageText);
  const severity = known(RISK_SEVERITIES, severityTexts);
  const status = known(RISK_STATUS_GROUPS, statusTexts);
  const request: RiskListRequest = { q, severity, status, sort: known(RISK_SORTS, [sortText])[0] ?? NEWEST_FIRST, cursor: page.cursor };

  /** Cursors belong to one order and one set of filters, so every other change starts at the first page. */
  const fromStart = <A extends unknown[]>(change: (...values: A) => void) => (...values: A) => {
    change(...values);
    setPage('');
  };

  return {
    request,
    page: page.number,
    active: q !== '' || severity.length > 0 || status.length > 0,
    setQ: fromStart((value: string) => setQ(value)),
    setSeverity: fromStart((value: readonly string[]) => setSeverity(value)),
    setStatus: fromStart((value: readonly string[]) => setStatus(value)),
    setSort: fromStart((value: string) => setSort(value)),
    clear: fromStart(() => {
      setQ('');
      setSeverity([]);
      setStatus([]);
    }),
    /** Without a step in the history, for a page that is not there any more. */
    restart: () => setPage(''),
    /** Each page is a step in the browser's history. */
    goTo: (number: number, cursor: string) => setPage(number > 1 ? `${number}.${cursor}` : '', { push: true }),
  };
}

export type RiskFilters = ReturnType<typeof useRiskFilters>;
