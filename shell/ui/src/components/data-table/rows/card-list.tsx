import { memo, type ReactNode } from 'react';
import { Skeleton } from '../../../primitives/primitives.ts';
import { useTexts } from '../../../provider/kit-context.ts';
import { Checkbox } from '../selection/checkbox.tsx';
import type { DataTableColumn } from '../types.ts';
import { RowActions } from '../actions/row-actions.tsx';
import { SKELETON_WIDTHS } from './skeleton-rows.tsx';
import type { RowProps } from './table-row.tsx';
import classes from './card-list.module.css';

/** A row on a phone. */
export const RowCard = memo(function RowCard<T>({
  row,
  id,
  name,
  columns,
  selected,
  open,
  stale,
  tabIndex,
  onToggle,
  actions,
}: RowProps<T>) {
  const t = useTexts();
  const [first, ...others] = columns;
  const at = (place: DataTableColumn<T>['card']) => others.filter((column) => (column.card ?? 'field') === place);
  return (
    <li
      className={classes.card}
      data-row={id}
      data-selected={selected || undefined}
      data-open={open || undefined}
      data-stale={stale || undefined}
      data-selectable={selected !== undefined || undefined}
      aria-current={open || undefined}
      tabIndex={tabIndex}
    >
      {selected !== undefined && (
        <div className={classes.check}>
          <Checkbox
            label={t('table.select', { row: name })}
            checked={selected}
            onChange={(range) => onToggle(id, range)}
          />
        </div>
      )}
      <div className={classes.head}>
        <div className={classes.title}>
          <div dir="auto">{first?.cell(row)}</div>
          {first?.secondary !== undefined && <div className={classes.second}>{first.secondary(row)}</div>}
          {stale && <div className={classes.second}>{t('table.noLongerMatches')}</div>}
        </div>
        <Cells columns={at('corner')} row={row} className={classes.corner} />
      </div>
      <Cells columns={at('line')} row={row} className={classes.line} />
      <Fields columns={at('field')} row={row} />
      {actions !== undefined && <RowActions {...actions} row={row} id={id} name={name} look="label" />}
    </li>
  );
}) as <T>(props: RowProps<T>) => ReactNode; // `memo` loses the type parameter

interface CellsProps<T> {
  columns: readonly DataTableColumn<T>[];
  row: T;
}

function Cells<T>({ columns, row, className }: CellsProps<T> & { className: string | undefined }) {
  if (columns.length === 0) return null;
  return (
    <div className={className}>
      {columns.map((column) => (
        <div key={column.id}>{column.cell(row)}</div>
      ))}
    </div>
  );
}

function Fields<T>({ columns, row }: CellsProps<T>) {
  if (columns.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {columns.map((column) => (
        <div key={column.id} className={classes.field}>
          <dt>{column.header}</dt>
          <dd dir="auto">{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SkeletonCards() {
  return SKELETON_WIDTHS.slice(0, 6).map((width) => (
    <li key={width} className={classes.card} aria-hidden="true">
      <Skeleton height={12} width={width} mb={10} />
      <Skeleton height={10} width="40%" mb={10} />
      <Skeleton height={18} width="55%" />
    </li>
  ));
}
