import { NOTIFICATION_DAYS, NOTIFICATION_KINDS, type Notification } from '@parapet/contracts';
import { addDays } from '@parapet/contracts/rules';
import { toDay, useFormat, useToday, useUrlState } from '@parapet/sdk';
import { Button, Card, EmptyState, Group, LoadingState, Menu, PageHeader, QueryView, Stack } from '@parapet/ui';
import { useState } from 'react';
import { JobsDialog } from '../jobs/jobs-dialog.tsx';
import { useNotificationText, useNotificationTextsLoaded } from './locales/texts.ts';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';
import { useMarks, useNotifications } from './use-notifications.ts';
import { shownUnread } from './shown-unread.ts';

/** All that reached the person. */
export function NotificationsPage() {
  return useNotificationTextsLoaded() ? <Page /> : <LoadingState />;
}

function Page() {
  const t = useNotificationText();
  const [unread, setUnread] = useUrlState('unread', false);
  const [named, setKind] = useUrlState('kind', '');
  const kind = NOTIFICATION_KINDS.find((one) => one === named) ?? null;
  const query = useNotifications({ unread, kind });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const { markAll, marking } = useMarks();
  const [jobs, setJobs] = useState(false);
  const items = data?.pages.flatMap((page) => page.items);
  const isFiltered = unread || kind !== null;
  const count = data?.pages[0]?.unread ?? 0;
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon="check" loading={marking} disabled={count === 0} onClick={markAll}>
            {t('read-all')}
          </Button>
        }
      />
      <Card padding="none">
        <Group gap="xs" px={16} py={10}>
          <Group gap="0.25rem" wrap="nowrap" align="stretch">
            <Button variant={unread ? 'subtle' : 'default'} aria-pressed={!unread} onClick={() => setUnread(false)}>
              {t('all')}
            </Button>
            <Button variant={unread ? 'default' : 'subtle'} aria-pressed={unread} onClick={() => setUnread(true)}>
              {count > 0 ? `${t('unread')} ${shownUnread(count)}` : t('unread')}
            </Button>
          </Group>
          <Menu
            trigger={<Button trailingIcon="chevron-down">{kind === null ? t('kind.any') : t(`kind.${kind}`)}</Button>}
            entries={([null, ...NOTIFICATION_KINDS] as const).map((one) => ({
              id: one ?? 'any',
              label: t(`kind.${one ?? 'any'}`),
              checked: one === kind,
              onSelect: () => setKind(one ?? ''),
            }))}
          />
          <span className={classes.kept}>{t('kept', { days: NOTIFICATION_DAYS })}</span>
        </Group>
        <QueryView
          query={{ ...query, data: items && { items } }}
          failed={t('failed')}
          empty={
            <EmptyState
              icon="bell"
              title={t(kind !== null ? 'empty.kind' : unread ? 'empty.unread' : 'empty.title')}
              {...(!isFiltered && { message: t('empty.message') })}
            />
          }
        >
          {({ items }) => <Days items={items} onOpenJobs={() => setJobs(true)} />}
        </QueryView>
        {hasNextPage && (
          <div className={classes.more}>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Card>
      {jobs && <JobsDialog onClose={() => setJobs(false)} />}
    </Stack>
  );
}

function Days({ items, onOpenJobs }: { items: readonly Notification[]; onOpenJobs: () => void }) {
  const t = useNotificationText();
  const format = useFormat();
  const today = useToday();
  const yesterday = addDays(today, -1);
  const groups = Map.groupBy(items, ({ created_at }) => {
    const day = toDay(new Date(created_at));
    if (day >= today) return t('day.today', { day: format.day(today) });
    return day === yesterday ? t('day.yesterday', { day: format.day(yesterday) }) : t('day.earlier');
  });
  return [...groups].map(([name, some]) => (
    <section key={name}>
      <h2 className={classes.day}>{name}</h2>
      <NotificationList items={some} onOpenJobs={onOpenJobs} />
    </section>
  ));
}
