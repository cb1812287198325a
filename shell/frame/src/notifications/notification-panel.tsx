import { MOST_UNREAD } from '@parapet/contracts';
import { routes } from '@parapet/sdk';
import { Badge, Button, EmptyState, LoadingState, QueryView } from '@parapet/ui';
import { useNotificationText, useNotificationTextsLoaded } from './locales/texts.ts';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';
import { useMarks, useNewest } from './use-notifications.ts';

/** As many as fit beside the bell. */
const NEWEST = 6;

interface PanelProps {
  onClose: () => void;
  onOpenJobs: () => void;
}

/** The newest notifications, beside the bell. */
export function NotificationPanel(props: PanelProps) {
  return useNotificationTextsLoaded() ? <Panel {...props} /> : <LoadingState />;
}

function Panel({ onClose, onOpenJobs }: PanelProps) {
  const t = useNotificationText();
  const newest = useNewest(NEWEST);
  const { markAll, marking } = useMarks();
  const unread = newest.data?.unread ?? 0;
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2>{t('title')}</h2>
        {unread > 0 && <Badge tone="accent">{t('unread-count', { count: Math.min(unread, MOST_UNREAD) })}</Badge>}
        {unread > 0 && (
          <Button size="sm" variant="subtle" loading={marking} onClick={markAll} className={classes.end}>
            {t('read-all')}
          </Button>
        )}
      </header>
      <QueryView
        query={newest}
        failed={t('failed')}
        size="sm"
        empty={<EmptyState size="sm" icon="bell" title={t('empty.title')} message={t('empty.message')} />}
      >
        {({ items }) => <NotificationList compact items={items} onOpen={onClose} onOpenJobs={onOpenJobs} />}
      </QueryView>
      <footer className={classes.foot}>
        <Button size="sm" variant="subtle" to={routes.notifications()} onClick={onClose}>
          {t('open-all')}
        </Button>
      </footer>
    </div>
  );
}
