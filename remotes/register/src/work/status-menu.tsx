import { Icon, Menu, StatusBadge, type TaskStatus } from '@parapet/ui';
import { useDomainTexts } from '@parapet/domain-ui';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import classes from './work.module.css';

interface StatusMenuProps<S extends TaskStatus> {
  status: S;
  statuses: readonly S[];
  /** Name of the task or action that has the status, for screen readers. */
  of: string;
  onChange: (status: S) => void;
  /** Shows only the badge. */
  readOnly: boolean;
}

/** The status as a badge that opens the choice of another; the digits choose without opening it. */
export function StatusMenu<S extends TaskStatus>({ status, statuses, of, onChange, readOnly }: StatusMenuProps<S>) {
  const t = useTexts();
  const words = useDomainTexts();
  const badge = <StatusBadge status={status} label={words(`status.${status}`)} />;
  if (readOnly) return badge;
  // Digits choose a status, as they do in the open menu.
  const byDigit = (event: KeyboardEvent) => {
    const chosen = event.ctrlKey || event.metaKey || event.altKey ? undefined : statuses[Number(event.key) - 1];
    if (chosen === undefined) return;
    event.preventDefault();
    if (chosen !== status) onChange(chosen);
  };
  return (
    <Menu
      side="bottom-start"
      width={180}
      trigger={
        <button
          type="button"
          className={classes.status}
          onKeyDown={byDigit}
          aria-keyshortcuts={statuses.map((_, index) => index + 1).join(' ')}
          aria-label={t('tasks.status-of', { status: words(`status.${status}`), title: of })}
        >
          {badge}
          <Icon name="chevron-down" size={14} />
        </button>
      }
      entries={statuses.map((one) => ({
        id: one,
        label: words(`status.${one}`),
        checked: one === status,
        onSelect: () => onChange(one),
      }))}
    />
  );
}
