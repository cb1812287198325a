import { RECORD_KINDS, type SearchedEntity, type SearchHit } from '@parapet/contracts';
import { query, keepPreviousData, useOnline, useQueries, useQuery, useSession } from '@parapet/sdk';
import { useDeferredValue, useEffect, useState } from 'react';
import { visitedBy, type Visited } from './visited.ts';

/** Milliseconds without a key before the service is asked. */
const PAUSE = 120;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The records that contain the words. Those of the words before stay until the new ones are there, so that nothing jumps. */
export function useHits(q: string) {
  const { organizationId } = useSession();
  const online = useOnline();
  const wanted = usePaused(useDeferredValue(q.trim()));
  const found = useQuery({
    ...query('search', { organization_id: organizationId, q: wanted === '' ? ' ' : wanted }),
    enabled: wanted !== '' && online,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isAsked = q.trim() !== '' && online;
  return {
    hits: isAsked && wanted !== '' ? (found.data?.items ?? []) : [],
    /** Whether the hits are those of these words. */
    isComplete: !isAsked || (wanted === q.trim() && !found.isFetching),
    failed: isAsked && found.isError,
    online,
  };
}

const READ = {
  risks: 'getRisk',
  assets: 'getAsset',
  properties: 'getProperty',
  risk_scenarios: 'getRiskScenario',
  grc_templates: 'getGrcTemplate',
} as const satisfies Readonly<Record<Visited['kind'], string>>;

/** What somebody looked at last, as far as it is still there and they may still see it. */
export function useRecent(): SearchHit[] {
  const { organizationId, user } = useSession();
  const [visited] = useState(() => visitedBy(organizationId, user.id));
  const answers = useQueries({
    queries: visited.map(({ kind, id }) => ({ ...query(READ[kind], { id }), retry: false, staleTime: 60_000 })),
  });
  return visited.flatMap(({ kind, id }, index) => {
    const record: unknown = answers[index]?.data;
    if (typeof record !== 'object' || record === null) return [];
    const title: unknown = Reflect.get(record, 'title') ?? Reflect.get(record, 'name');
    const score: unknown = Reflect.get(record, 'risk_score');
    return typeof title === 'string'
      ? [{ ...NOTHING, entity: kind, id, title, score: kind === 'risks' && typeof score === 'number' ? score : null }]
      : [];
  });
}

const NOTHING = { risk_id: null, score: null, status: null, due_date: null, type: null };

/** Which group a kind stands in. */
export const groupOf = (entity: SearchedEntity) => {
  if (entity === 'risks' || entity === 'assets' || entity === 'members') return entity;
  if (entity === 'properties' || entity === 'risk_scenarios') return 'items';
  return RECORD_KINDS[entity].type.endsWith('Template') ? 'templates' : 'work';
};
