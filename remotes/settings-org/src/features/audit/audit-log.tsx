import type { AuditEntry } from '@parapet/contracts';
import { addDays } from '@parapet/contracts/rules';
import { usePeople } from '@parapet/domain-ui';
import {
  pagedQuery,
  query,
  useFormat,
  useInfiniteQuery,
  useListState,
  useQuery,
  useSession,
  useToday,
  toDay,
} from '@parapet/sdk';
import { Button, Card, EmptyState, Group, Icon, Muted, NoMatchState, QueryView } from '@parapet/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditList, type AuditListState } from './audit-list.ts';
import { AuditRow, keyOf } from './audit-row.tsx';
import classes from './audit.module.css';
import { RestoreDialog, type DeletedRecord } from './restore-dialog.tsx';

/** The changes of the organization, newest first, by day. */
export function AuditLog() {
  const t = useTexts();
  const list = useListState(auditList);
  const { organizationId } = useSession();
  const [restoring, setRestoring] = useState<DeletedRecord | null>(null);
  const { sort: _, ...request } = list.request;
  const log = useInfiniteQuery(pagedQuery('listAuditEntries', { organization_id: organizationId, ...request }));
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const { shown, fresh, showAll } = useFresh(entries, JSON.stringify(request), log.isFetching);
  const { hasNextPage, isFetching, fetchNextPage } = log;
  // The service reads only so many entries at once: a page may be empty though others follow.
  const goesOn = entries.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const { actor } = list.filters;
  const recordTitle = useRecordTitle(list.filters, entries);
  const nameOf = usePeople([actor, ...entries.map(({ actor_id }) => actor_id)]);
  return (
    <>
      <Card padding="none">
        <div className={classes.toolbar}>
          <AuditFilters list={list} nameOf={nameOf} recordTitle={recordTitle} />
        </div>
        <QueryView
          query={{
            ...log,
            data: goesOn || (entries.length === 0 && hasNextPage) ? undefined : log.data && { items: shown },
          }}
          failed={t('audit.failed')}
          empty={<Nothing list={list} />}
        >
          {({ items }) => (
            <>
              {fresh > 0 && (
                <button type="button" className={classes.fresh} onClick={showAll}>
                  <Icon name="chevron-up" size={16} />
                  {t('audit.new', { count: fresh })}
                </button>
              )}
              <Days entries={items} list={list} onRestore={setRestoring} />
              <Group as="footer" gap="sm" justify="space-between" py="0.625rem" px="var(--pp-gutter)">
                <Muted as="output">{t('audit.shown', { count: items.length })}</Muted>
                {hasNextPage && (
                  <Button size="sm" loading={log.isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {t('audit.more')}
                  </Button>
                )}
              </Group>
            </>
          )}
        </QueryView>
      </Card>
      <Suspense>
        {restoring && (
          <RestoreDialog
            record={restoring}
            onChange={setRestoring}
            onRestored={showAll}
            onClose={() => setRestoring(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The title of the record that the list is about, also where no entry is shown. */
function useRecordTitle({ kind, record }: AuditListState['filters'], entries: readonly AuditEntry[]): string {
  const t = useTexts();
  const { organizationId } = useSession();
  const shown = entries.find(({ entity_id, title }) => entity_id === record && title !== null)?.title;
  const newest = useQuery({
    ...query('listAuditEntries', {
      organization_id: organizationId,
      limit: 1,
      ...(kind !== null && record !== null && { entity: kind, entity_id: record }),
    }),
    enabled: kind !== null && record !== null && shown === undefined,
  });
  return shown ?? newest.data?.items[0]?.title ?? (newest.isPending ? '' : t('audit.untitled'));
}

/** Entries that arrive while somebody reads wait above the list, so that no line moves away from them. */
function useFresh(entries: readonly AuditEntry[], request: string, isFetching: boolean) {
  const [seen, setSeen] = useState<{ request: string; first: string } | null>(null);
  const first = entries[0] && keyOf(entries[0]);
  // Entries from the cache are not what the person came for.
  if (first !== undefined && seen?.request !== request && !isFetching) setSeen({ request, first });
  const at = seen?.request === request ? entries.findIndex((entry) => keyOf(entry) === seen.first) : 0;
  return { shown: at > 0 ? entries.slice(at) : entries, fresh: Math.max(0, at), showAll: () => setSeen(null) };
}

function Days({
  entries,
  list,
  onRestore,
}: {
  entries: readonly AuditEntry[];
  list: AuditListState;
  onRestore: (record: DeletedRecord) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const days = Map.groupBy(entries, ({ at }) => toDay(new Date(at)));
  const today = useToday();
  const yesterday = addDays(today, -1);
  const heading = (day: string) =>
    day === today
      ? t('audit.today', { day: format.day(day) })
      : day === yesterday
        ? t('audit.yesterday', { day: format.day(day) })
        : format.day(day);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={heading(day)}>
      <h2 className={classes.day}>{heading(day)}</h2>
      <ol>
        {ofDay.map((entry) => (
          <AuditRow key={keyOf(entry)} entry={entry} list={list} onRestore={onRestore} />
        ))}
      </ol>
    </section>
  ));
}

function Nothing({ list }: { list: AuditListState }) {
  const t = useTexts();
  return list.isFiltered ? (
    <NoMatchState title={t('audit.no-match')} filters={[]} onClear={list.clear} />
  ) : (
    <EmptyState icon="history" title={t('audit.empty')} />
  );
}
