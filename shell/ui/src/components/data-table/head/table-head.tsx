import { useTexts } from '../../../provider/kit-context.ts';
import { Icon } from '../../icon/icon.tsx';
import { Menu } from '../../menu/menu.tsx';
import { Checkbox } from '../selection/checkbox.tsx';
import type { DataTableColumn, DataTableProps, DataTableSort, ShownColumn } from '../types.ts';
import type { Resizing } from './resize-handle.tsx';
import { lazyExtra } from '../../../lazy-part.tsx';
import classes from './table-head.module.css';

export interface PageSelection {
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  /** There are rows to select. */
  enabled: boolean;
}

interface TableHeadProps<T> extends Pick<DataTableProps<T>, 'sort' | 'onSort'> {
  columns: readonly ShownColumn<T>[];
  resizing: Resizing | undefined;
  /** undefined when rows cannot be selected. */
  page: PageSelection | undefined;
  hasActions: boolean;
}

export function TableHead<T>({ columns, sort, onSort, page, hasActions, resizing }: TableHeadProps<T>) {
  const t = useTexts();
  return (
    <thead>
      <tr>
        {page !== undefined && (
          <th scope="col" className={`${classes.cell} ${classes.check}`}>
            <PageCheckbox page={page} />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            first={index === 0}
            sort={sort ?? null}
            onSort={onSort}
            resizing={resizing}
          />
        ))}
        {hasActions && (
          <th scope="col" className={classes.cell} data-align="end">
            {t('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

export function PageCheckbox({ page }: { page: PageSelection }) {
  const t = useTexts();
  return (
    <Checkbox
      label={t('table.selectAll')}
      checked={page.state === 'all'}
      mixed={page.state === 'some'}
      onChange={page.onToggle}
      disabled={!page.enabled}
    />
  );
}

/** Not needed for the first rows. */
const ResizeHandle = lazyExtra(async () => ({ default: (await import('./resize-handle.tsx')).ResizeHandle }));

interface HeadCellProps<T> extends Pick<TableHeadProps<T>, 'resizing'> {
  column: ShownColumn<T>;
  first: boolean;
  sort: DataTableSort | null;
  onSort?: (sort: DataTableSort) => void;
}

function HeadCell<T>({ column, first, sort, onSort, resizing }: HeadCellProps<T>) {
  const { id, header, hint, align, sorts, sortable } = column;
  const listened = onSort !== undefined;
  const menu = listened && sorts !== undefined;
  const current = sorts === undefined ? sort?.id === id : sorts.some((one) => isSame(one, sort));
  return (
    <th
      scope="col"
      title={hint}
      className={classes.cell}
      data-align={align}
      data-first={first || undefined}
      // Above the cells that scroll under it.
      style={column.pin && { ...column.pin, zIndex: 3 }}
      aria-sort={listened && (menu || sortable) ? sortName(current ? (sort?.direction ?? null) : null) : undefined}
    >
      {menu && <SortMenu column={column} sort={sort} onSort={onSort} />}
      {!menu && listened && sortable && <SortButton column={column} sort={sort} onSort={onSort} />}
      {!menu && !(listened && sortable) && <span className={classes.name}>{header}</span>}
      {!first && resizing && <ResizeHandle id={id} {...resizing} />}
    </th>
  );
}

const NO_SORTS: NonNullable<DataTableColumn<never>['sorts']> = [];

type SortProps<T> = Pick<HeadCellProps<T>, 'column' | 'sort'> & { onSort: (sort: DataTableSort) => void };

function SortButton<T>({ column: { id, header, sortFirst = 'asc' }, sort, onSort }: SortProps<T>) {
  const current = sort?.id === id ? sort.direction : null;
  const next = current === null ? sortFirst : opposite(current);
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={current ?? undefined}
      onClick={() => onSort({ id, direction: next })}
    >
      <span className={classes.name}>{header}</span>
      <Icon
        name={current === null ? 'selector' : current === 'asc' ? 'arrow-up' : 'arrow-down'}
        size={14}
        className={classes.icon}
      />
    </button>
  );
}

function SortMenu<T>({ column: { header, sorts = NO_SORTS }, sort, onSort }: SortProps<T>) {
  const current = sorts.find((one) => isSame(one, sort));
  return (
    <Menu
      side="bottom-start"
      trigger={
        <button type="button" className={classes.sort} data-sorted={current?.direction}>
          <span className={classes.name}>{header}</span>{' '}
          {current !== undefined && <span className={classes.by}>{current.short}</span>}
          <Icon name="chevron-down" size={14} />
        </button>
      }
      entries={sorts.map(({ id, direction, label }) => ({
        id: `${id} ${direction}`,
        label,
        checked: current?.id === id && current.direction === direction,
        onSelect: () => onSort({ id, direction }),
      }))}
    />
  );
}

function isSame(one: DataTableSort, other: DataTableSort | null): boolean {
  return one.id === other?.id && one.direction === other.direction;
}

function opposite(direction: DataTableSort['direction']): DataTableSort['direction'] {
  return direction === 'asc' ? 'desc' : 'asc';
}

function sortName(direction: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
