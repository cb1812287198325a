import { useId } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { useRoom } from '../data-table/columns/use-room.ts';
import type { IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry } from '../menu/menu-entry.ts';
import { Muted } from '../muted/muted.tsx';
import { PHONE, useBelow } from '../popover/use-below.ts';
import classes from './bulk-bar.module.css';

export interface BulkAction {
  id: string;
  label: string;
  icon?: IconName;
  onSelect?: () => void;
  /** Opens a menu instead, e.g. the statuses of 'Set status'. */
  entries?: readonly MenuEntry[];
  /** Why it cannot apply to the whole selection, e.g. 'only 1 of 3 has a completed flow'; disables it. */
  disabledReason?: string;
  danger?: boolean;
}

export interface BulkActionsProps {
  actions: readonly BulkAction[];
}

/** CSS pixels; narrower phones show one button beside the menu instead of two. */
const SMALL_PHONE = 380;

/** Buttons of a BulkBar in one row; those for which there is no room are in a menu. */
export function BulkActions({ actions }: BulkActionsProps) {
  const t = useTexts();
  const phone = useBelow(PHONE);
  const most = useBelow(SMALL_PHONE) ? 1 : 2;
  const [bar, room] = useRoom();
  const shown = !phone ? fitting(actions, room) : actions.length > most + 1 ? actions.slice(0, most) : actions;
  const rest = actions.filter((action) => !shown.includes(action));
  return (
    <div ref={bar} className={classes.actions}>
      {shown.map((action) => (
        <Action key={action.id} action={action} />
      ))}
      {rest.length > 0 && (
        <Menu
          side="top-end"
          trigger={<IconButton size="sm" variant="default" icon="dots" label={t('bulk.more')} />}
          entries={rest.flatMap(asEntries)}
        />
      )}
    </div>
  );
}

/** Of a letter in a button and in a reason, about; pixels. */
const LETTER = 7;
const SMALL_LETTER = 6;
/** Of a button without its text, with the space after it; pixels. */
const AROUND = 30;
const ICON = 20;
const MENU = 40;

/** About how wide an action is, in pixels. */
const widthOf = ({ label, icon, entries, disabledReason = '' }: BulkAction) =>
  AROUND +
  label.length * LETTER +
  (icon === undefined ? 0 : ICON) +
  (entries === undefined ? 0 : ICON) +
  (disabledReason === '' ? 0 : disabledReason.length * SMALL_LETTER + AROUND / 2);

/** The actions that fit into so many pixels beside a menu of the others, dangerous ones in any case; all when that is 0 (unknown). */
function fitting(actions: readonly BulkAction[], room: number): readonly BulkAction[] {
  const sum = (some: readonly BulkAction[]) => some.reduce((total, action) => total + widthOf(action), 0);
  if (room === 0 || sum(actions) <= room) return actions;
  const dangerous = actions.filter(({ danger }) => danger);
  const others = actions.filter(({ danger }) => !danger);
  let count = others.length;
  while (count > 0 && sum([...others.slice(0, count), ...dangerous]) + MENU > room) count--;
  return [...others.slice(0, count), ...dangerous];
}

function Action({
  action: { label, icon, entries, disabledReason, danger = false, onSelect },
}: {
  action: BulkAction;
}) {
  const reasonId = useId();
  if (disabledReason !== undefined) {
    return (
      <span className={classes.disabled}>
        <Button size="sm" icon={icon} disabled aria-describedby={reasonId}>
          {label}
        </Button>
        <Muted id={reasonId} size="xs">
          {disabledReason}
        </Muted>
      </span>
    );
  }
  const look = { size: 'sm', icon, className: danger ? classes.danger : undefined } as const;
  if (entries === undefined) {
    return (
      <Button {...look} onClick={onSelect}>
        {label}
      </Button>
    );
  }
  return (
    <Menu
      side="top-start"
      entries={entries}
      trigger={
        <Button {...look} trailingIcon="chevron-down">
          {label}
        </Button>
      }
    />
  );
}

/** Menu entries of an action on a phone. An action with a menu becomes one entry for each of its own: 'Set status: Open'. */
function asEntries({ entries, ...action }: BulkAction): MenuEntry[] {
  // What cannot be done is one entry with the reason, not one for each choice.
  if (entries === undefined || action.disabledReason !== undefined) return [action];
  return entries.map((entry) => ({
    ...entry,
    id: `${action.id} ${entry.id}`,
    label: `${action.label}: ${entry.label}`,
  }));
}
