import { useId, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry } from '../menu/menu-entry.ts';
import { PHONE, useBelow } from '../popover/use-below.ts';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
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

export interface BulkBarProps {
  /** Entries selected; 0 leaves only the element that announces the count. */
  count: number;
  /** Everything that matches is selected, on all pages. */
  all?: boolean;
  /** Entries on all pages that match; offers to select them all. */
  matching?: number;
  onSelectAll?: () => void;
  onClear: () => void;
  actions?: readonly BulkAction[];
  /** Instead of `actions`, for code that is loaded with the first selection: BulkActions, and dialogs that outlast the selection. */
  children?: ReactNode;
}

const NONE: readonly BulkAction[] = [];
/** CSS pixels; narrower phones show one button beside the menu instead of two. */
const SMALL_PHONE = 380;

/**
 * What can be done with the selected records of a list; sticks to the bottom. DataTable has it for its rows; use it
 * alone below a grid of cards.
 *
 * @example
 * <BulkBar count={3} onClear={clear} actions={[
 *   { id: 'delete', label: 'Delete', onSelect: remove },
 *   { id: 'archive', label: 'Archive', disabledReason: 'only 1 of 3 has a completed flow' },
 * ]} />
 */
export function BulkBar({
  count,
  all = false,
  matching,
  onSelectAll,
  onClear,
  actions = NONE,
  children,
}: BulkBarProps) {
  const t = useTexts();
  return (
    <section
      {...(count > 0 && BOTTOM_BAR)}
      className={classes.root}
      aria-label={t('bulk.label')}
      data-empty={count === 0 || undefined}
    >
      <output className={classes.count}>
        {count > 0 && t(all ? 'bulk.allSelected' : 'table.selected', { count })}
      </output>
      {count > 0 && !all && matching !== undefined && matching > count && (
        <button type="button" className={classes.all} onClick={onSelectAll}>
          {t('bulk.selectMatching', { count: matching })}
        </button>
      )}
      {children ?? (count > 0 && <BulkActions actions={actions} />)}
      {count > 0 && (
        <span className={classes.clear}>
          <IconButton size="sm" icon="close" label={t('table.selectNone')} onClick={onClear} />
        </span>
      )}
    </section>
  );
}

/** Buttons of a BulkBar; on a phone the rest of them is in a menu. */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }) {
  const t = useTexts();
  const phone = useBelow(PHONE);
  const room = useBelow(SMALL_PHONE) ? 1 : 2;
  const shown = phone && actions.length > room + 1 ? actions.slice(0, room) : actions;
  const rest = actions.slice(shown.length);
  return (
    <div className={classes.actions}>
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
        <span id={reasonId} className={classes.reason}>
          {disabledReason}
        </span>
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
  if (entries === undefined) return [action];
  return entries.map((entry) => ({
    ...entry,
    id: `${action.id} ${entry.id}`,
    label: `${action.label}: ${entry.label}`,
  }));
}
