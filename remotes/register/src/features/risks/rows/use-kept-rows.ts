import type { Risk } from '@parapet/contracts';
import { query, useQuery } from '@parapet/sdk';
import { useState } from 'react';
import type { RiskListState } from '../risk-list.ts';
import { mergeRows } from './merge-rows.ts';

/** Ids that one call takes. */
const MAX_IDS = 100;
const NONE: readonly Risk[] = [];

interface Answer {
  data: { items: readonly Risk[] } | undefined;
  isPlaceholderData: boolean;
}

/**
 * When a change makes a risk no longer match, keeps it in its place until the list is asked for something else: what a person has just changed
 * does not vanish under their hands. Risks that were deleted, or moved to another page, are not kept.
 * @returns the rows, and the ids of those that no longer match
 */
export function useKeptRows(
  list: RiskListState,
  { data, isPlaceholderData }: Answer,
): { rows: readonly Risk[] | undefined; stale: ReadonlySet<string> } {
  const key = JSON.stringify(list.request);
  const items = data?.items;
  const [shown, setShown] = useState<{ key: string; items: readonly Risk[] | undefined; rows: readonly Risk[] }>({
    key: '',
    items: undefined,
    rows: NONE,
  });
  if (items !== undefined && !isPlaceholderData && (shown.key !== key || shown.items !== items)) {
    setShown({ key, items, rows: shown.key === key ? mergeRows(shown.rows, items, MAX_IDS) : items });
  }
  const isCurrent = shown.key === key && shown.items === items;
  const present = new Set(shown.items?.map(({ id }) => id));
  const gone = isCurrent ? shown.rows.filter(({ id }) => !present.has(id)).map(({ id }) => id) : [];
  const isAsked = gone.length > 0;
  const found = useQuery({ ...query('listRisks', { id: gone, limit: MAX_IDS, due_dates: true }), enabled: isAsked })
    .data?.items;
  const matching = useQuery({
    ...query('listRisks', { ...list.filterRequest, id: gone, limit: MAX_IDS }),
    enabled: isAsked,
  }).data?.items;
  if (!isAsked || items === undefined) return { rows: items, stale: new Set() };
  // Until both responses tell what became of the missing rows, they are left out, as in the list.
  if (found === undefined || matching === undefined) return { rows: items, stale: new Set() };
  const elsewhere = new Set(matching.map(({ id }) => id));
  const kept = new Map(found.filter(({ id }) => !elsewhere.has(id)).map((risk) => [risk.id, risk]));
  const rows = shown.rows.flatMap((risk) => (present.has(risk.id) ? [risk] : (kept.get(risk.id) ?? [])));
  return { rows, stale: new Set(kept.keys()) };
}
