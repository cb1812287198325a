import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Checkbox } from './checkbox.tsx';
import { ROLES } from './roles.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from './types.ts';
import classes from './data-table.module.css';

type Props<T> = Pick<DataTableProps<T>, 'rows' | 'rowId' | 'sort' | 'onSort' | 'selection' | 'columns'>;

export function TableHead<T>({ columns, rows, rowId, sort, onSort, selection }: Props<T>) {
  return (
    <thead {...ROLES.rowGroup} className={classes.head}>
      <tr {...ROLES.row}>
        {selection !== undefined && <SelectAll rows={rows} rowId={rowId} selection={selection} />}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort ?? null} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function SelectAll<T>({ rows, rowId, selection }: Pick<DataTableProps<T>, 'rows' | 'rowId'> & Required<Pick<DataTableProps<T>, 'selection'>>) {
  const t = useTexts();
  const ids = rows?.map(rowId) ?? [];
  const count = ids.filter((id) => selection.selected.has(id)).length;
  const all = ids.length > 0 && count === ids.length;
  const change = () => {
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (all) next.delete(id);
      else next.add(id);
    }
    selection.onChange(next);
  };
  return (
    <th {...ROLES.columnHeader} scope="col" className={classes.check}>
      <Checkbox label={t('table.selectAll')} checked={all} mixed={count > 0 && !all} onChange={change} disabled={ids.length === 0} />
    </th>
  );
}

interface HeadCellProps<T> {
  column: DataTableColumn<T>;
  sort: DataTableSort | null;
  onSort?: (sort: DataTableSort) => void;
}

function HeadCell<T>({ column, sort, onSort }: HeadCellProps<T>) {
  const { id, header, align, width } = column;
  const current = sort?.id === id ? sort.direction : null;
  const sortable = column.sortable === true && onSort !== undefined;
  return (
    <th
      {...ROLES.columnHeader}
      scope="col"
      className={classes.headCell}
      data-align={align}
      data-sortable={sortable || undefined}
      style={{ minWidth: width }}
      aria-sort={sortable ? sortName(current) : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={classes.sort}
          data-sorted={current ?? undefined}
          onClick={() => onSort({ id, direction: current === 'asc' ? 'desc' : 'asc' })}
        >
          {header}
          <Icon name={current === null ? 'selector' : current === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} className={classes.sortIcon} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function sortName(direction: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
