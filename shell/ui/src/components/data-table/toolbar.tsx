import { DataTableViewMenu } from './columns/view-menu.tsx';
import type { DataTableProps } from './types.ts';
import classes from './data-table.module.css';

/** Above the header: the caller's tools and the view options, which cards do not have. */
export function Toolbar<T>({ props, cards }: { props: DataTableProps<T>; cards: boolean }) {
  const { toolbar, toolbarEnd, onColumnState, onDensity } = props;
  const hasView = !cards && (onColumnState !== undefined || onDensity !== undefined);
  if (toolbar === undefined && toolbarEnd === undefined && !hasView) return null;
  return (
    <div className={classes.toolbar}>
      {toolbar !== undefined && <div className={classes.tools}>{toolbar}</div>}
      {hasView && <DataTableViewMenu {...props} />}
      {toolbarEnd}
    </div>
  );
}
