import type { KeyboardEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { Status } from '../../tokens/meanings.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import classes from './status-menu.module.css';

export interface StatusMenuProps<S extends Status> {
  status: S;
  statuses: readonly S[];
  /** What the button is called, with the status and whose it is. */
  label: string;
  onChange: (status: S) => void;
  /** Shows only the badge. */
  readOnly?: boolean;
}

/** The status as a badge that opens the choice of another; the digits choose without opening it. */
export function StatusMenu<S extends Status>({ status, statuses, label, onChange, readOnly }: StatusMenuProps<S>) {
  const t = useTexts();
  if (readOnly === true) return <StatusBadge status={status} />;
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
          className={classes.root}
          onKeyDown={byDigit}
          aria-keyshortcuts={statuses.map((_, index) => index + 1).join(' ')}
          aria-label={label}
        >
          <StatusBadge status={status} />
          <Icon name="chevron-down" size={14} />
        </button>
      }
      entries={statuses.map((one) => ({
        id: one,
        label: t(`status.${one}`),
        checked: one === status,
        onSelect: () => onChange(one),
      }))}
    />
  );
}
