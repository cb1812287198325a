import { routes } from '@parapet/sdk';
import { IconButton, PHONE, Popover, useBelow } from '@parapet/ui';
import { useState } from 'react';
import { JobsDialog } from '../jobs/jobs-dialog.tsx';
import { useFrameText } from '../locales/texts.ts';
import { NotificationPanel } from './notification-panel.tsx';
import classes from './bell.module.css';

/** How many notifications are unread, and the newest of them; on a phone it leads to the page. @param unread as it is shown */
export function Bell({ unread }: { unread: string }) {
  const t = useFrameText();
  const phone = useBelow(PHONE);
  const [jobs, setJobs] = useState(false);
  const label = unread === '' ? t('bell.title') : t('bell.unread', { number: unread });
  const number = unread !== '' && (
    <span className={classes.count} aria-hidden="true">
      {unread}
    </span>
  );
  if (phone)
    return (
      <span className={classes.root}>
        <IconButton icon="bell" label={label} to={routes.notifications()} />
        {number}
      </span>
    );
  return (
    <span className={classes.root}>
      <Popover
        label={t('bell.title')}
        trigger={<IconButton icon="bell" label={label} />}
        side="top-start"
        width={436}
        padding="none"
      >
        {(close) => (
          <NotificationPanel
            onClose={close}
            onOpenJobs={() => {
              close();
              setJobs(true);
            }}
          />
        )}
      </Popover>
      {number}
      {jobs && <JobsDialog onClose={() => setJobs(false)} />}
    </span>
  );
}
