import { useTexts } from '../../../provider/kit-context.ts';
import { Button } from '../../button/button.tsx';
import { Menu } from '../../menu/menu.tsx';
import type { MenuEntry } from '../../menu/menu-entry.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from '../types.ts';
import { PageCheckbox, type PageSelection } from './table-head.tsx';
import classes from './card-head.module.css';

interface CardHeadProps<T> extends Pick<DataTableProps<T>, 'columns' | 'sort' | 'onSort'> {
  page: PageSelection | undefined;
}

/** Selection of the page and sorting, for cards, which have no header row. */
export function CardHead<T>({ columns, sort, onSort, page }: CardHeadProps<T>) {
  const t = useTexts();
  const choices = onSort === undefined ? [] : columns.flatMap((column) => choicesOf(column));
  if (page === undefined && choices.length === 0) return null;
  const current = choices.find((one) => one.id === sort?.id && one.direction === sort.direction);
  const entries: MenuEntry[] = choices.map((one) => ({
    id: `${one.id} ${one.direction}`,
    label: one.label,
    checked: one === current,
    onSelect: () => onSort?.({ id: one.id, direction: one.direction }),
  }));
  return (
    <div className={classes.root}>
      {page !== undefined && (
        <div className={classes.check}>
          <PageCheckbox page={page} />
        </div>
      )}
      {entries.length > 0 && (
        <Menu
          entries={entries}
          trigger={
            <Button size="sm" variant="subtle" trailingIcon="chevron-down">
              {current?.label ?? t('table.sort')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function choicesOf<T>({ id, header, sortable, sorts }: DataTableColumn<T>): (DataTableSort & { label: string })[] {
  if (sorts !== undefined) return sorts.map(({ id, direction, label }) => ({ id, direction, label }));
  if (!sortable) return [];
  return [
    { id, direction: 'asc', label: `${header} ↑` },
    { id, direction: 'desc', label: `${header} ↓` },
  ];
}
