import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import type { DataTableProps } from './types.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from './data-table.module.css';

/** Above the head: the caller's tools and the view options; while rows are selected, what can be done with them. */
export function Toolbar<T>(props: DataTableProps<T>) {
  const { toolbar, selection, onColumnState, onDensity } = props;
  const hasView = onColumnState !== undefined || onDensity !== undefined;
  const count = selection?.selected.size ?? 0;
  if (toolbar === undefined && !hasView && count === 0) return null;
  return (
    <div className={classes.toolbar}>
      {toolbar !== undefined && <div className={classes.tools}>{toolbar}</div>}
      {hasView && <ViewMenu {...props} />}
      {selection !== undefined && count > 0 && (
        <BulkBar count={count} onClear={() => selection.onChange(new Set())}>
          {selection.bulkActions}
        </BulkBar>
      )}
    </div>
  );
}

function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={classes.bulk}>
      <output className={classes.bulkCount}>{t('table.selected', { count })}</output>
      {children}
      <Button size="sm" variant="subtle" onClick={onClear}>
        {t('table.selectNone')}
      </Button>
    </div>
  );
}
