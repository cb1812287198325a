import { useMemo } from 'react';
import { useTexts } from '../../../provider/kit-context.ts';
import { actionLook, actionsWidth, CHECK_WIDTH, columnStyles, foldedIds } from '../columns/layout.ts';
import { useRoom } from '../columns/use-room.ts';
import { TableHead } from '../head/table-head.tsx';
import { RowMenu } from '../actions/row-menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRow } from './table-row.tsx';
import { showCutText, useRows, type RowsProps } from './use-rows.ts';
import hidden from '../../../primitives/hidden.module.css';
import classes from '../data-table.module.css';

/** The rows as a table in a region that scrolls both ways. */
export function TableGrid<T>(props: RowsProps<T>) {
  const { label, rows, loading = false, selecting, sort, onSort, page, total, rowActions } = props;
  const t = useTexts();
  const [region, room] = useRoom();
  const selectable = selecting !== undefined;
  const hasActions = rowActions !== undefined;
  const first = rows?.[0];
  const look = actionLook(room, first === undefined ? undefined : rowActions?.(first));
  const words = useMemo(
    () => (look === 'short' ? (rows ?? []).map((row) => rowActions?.(row).primary?.short ?? '') : []),
    [look, rows, rowActions],
  );
  const actions = hasActions ? actionsWidth(look, words) : 0;
  const foldedKey = foldedIds(props.columns, { selectable, actions }, room).join(' ');
  const { fitting, folded } = useMemo(() => {
    const ids = foldedKey.split(' ');
    return {
      fitting: props.columns.filter(({ id }) => !ids.includes(id)),
      folded: props.columns.filter(({ id }) => ids.includes(id)),
    };
  }, [props.columns, foldedKey]);
  const styles = useMemo(
    () => columnStyles(fitting, { selectable, actions }, room),
    [fitting, selectable, actions, room],
  );
  // Rows render again with new columns, so these stay the same where none is pinned.
  const pins = Object.keys(styles.pins).length > 0 ? styles.pins : undefined;
  const columns = useMemo(
    () => (pins === undefined ? fitting : fitting.map((column) => ({ ...column, pin: pins[column.id] }))),
    [fitting, pins],
  );
  const { items, listProps, menu } = useRows(props, { columns, folded, look });
  // Beside a heading of the same name, as in a Card, a second landmark would only be in the way.
  const role = props.bordered === false ? 'group' : undefined;
  return (
    <>
      <section
        ref={region}
        role={role}
        className={classes.region}
        aria-label={label}
        tabIndex={0}
        onScroll={markScrolled}
        data-pinned-actions={styles.actionsPinned || undefined}
      >
        {rows === undefined && <output className={hidden.hidden}>{t('loading')}</output>}
        <table
          className={classes.table}
          style={styles.table}
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={page === undefined || total === undefined ? undefined : total + 1}
        >
          <colgroup>
            {selectable && <col style={{ width: CHECK_WIDTH }} />}
            {columns.map((column, index) => (
              <col key={column.id} style={styles.columns[index]} />
            ))}
            {hasActions && <col style={{ width: actions }} />}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            page={selecting?.page}
            hasActions={hasActions}
            resizing={props.resizing}
          />
          <tbody {...listProps} onPointerOver={showCutText}>
            {rows === undefined ? (
              <SkeletonRows columns={columns} selectable={selectable} hasActions={hasActions} />
            ) : (
              items.map((item) => <TableRow key={item.id} {...item} />)
            )}
          </tbody>
        </table>
      </section>
      <RowMenu {...menu} />
    </>
  );
}

/** Sets the attribute on the element itself, so that scrolling does not render. */
function markScrolled({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
}
