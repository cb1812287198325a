import type { Notification } from '@parapet/contracts';
import { Icon, IconButton, ScoreBadge, TextLink, VisuallyHidden } from '@parapet/ui';
import { useNotificationText } from './locales/texts.ts';
import classes from './notifications.module.css';
import { useMarks } from './use-notifications.ts';
import { iconOf, placeOf, useWords } from './use-words.tsx';

interface ListProps {
  items: readonly Notification[];
  /** In the panel nothing but opening marks one as read. */
  compact?: boolean;
  /** Called when somebody follows one. */
  onOpen?: () => void;
  onOpenJobs: () => void;
}

/** Notifications, each of which leads to its record. */
export function NotificationList({ items, ...props }: ListProps) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <Row key={item.id} item={item} {...props} />
      ))}
    </ul>
  );
}

function Row({ item, compact = false, onOpen, onOpenJobs }: Omit<ListProps, 'items'> & { item: Notification }) {
  const t = useNotificationText();
  const words = useWords();
  const { mark } = useMarks();
  const { icon, tone } = iconOf(item);
  const place = placeOf(item);
  const open = () => {
    if (!item.read) mark(item.id, true);
    onOpen?.();
  };
  return (
    <li className={classes.row} data-unread={!item.read || undefined}>
      <span className={classes.dot}>{!item.read && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}</span>
      <span className={classes.icon} data-tone={tone}>
        <Icon name={icon} size={16} />
      </span>
      <div className={classes.body}>
        {place !== null ? (
          <TextLink quiet to={place} className={classes.link} onClick={open}>
            {words.said(item)}
          </TextLink>
        ) : item.subject === 'job' ? (
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              open();
              onOpenJobs();
            }}
          >
            {words.said(item)}
          </button>
        ) : (
          <p className={classes.link}>{words.said(item)}</p>
        )}
        {item.risk_score !== null && (
          <div>
            <ScoreBadge score={item.risk_score} />
          </div>
        )}
        {item.record_id !== null && (item.subject === 'task' || item.subject === 'action') && (
          <small>{t(`detail.${item.subject}`)}</small>
        )}
      </div>
      <time className={classes.time} dateTime={item.created_at}>
        {words.at(item.created_at)}
      </time>
      {!compact && (
        <span className={classes.mark}>
          <IconButton
            icon={item.read ? 'mail' : 'check'}
            size="sm"
            label={t(item.read ? 'mark-unread' : 'mark-read')}
            onClick={() => mark(item.id, !item.read)}
          />
        </span>
      )}
    </li>
  );
}
