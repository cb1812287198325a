import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import { useTexts } from '../../provider/kit-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { BulkAction, BulkActionsProps } from './bulk-actions.tsx';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import classes from './bulk-bar.module.css';

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
/** Loaded with the first selection. In a row of buttons; what has no room there is in a menu. */
export const BulkActions = lazyPart<BulkActionsProps>(async () => ({
  default: (await import('./bulk-actions.tsx')).BulkActions,
}));

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
      <Suspense>{children ?? (count > 0 && <BulkActions actions={actions} />)}</Suspense>
      {count > 0 && (
        <span className={classes.clear}>
          <IconButton size="sm" icon="close" label={t('table.selectNone')} onClick={onClear} />
        </span>
      )}
    </section>
  );
}
