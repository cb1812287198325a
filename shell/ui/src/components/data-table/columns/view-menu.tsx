import { useId } from 'react';
import { useTexts } from '../../../provider/kit-context.ts';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Popover } from '../../popover/popover.tsx';
import { isHidden, moved, ordered, toggled } from './columns.ts';
import type { DataTableDensity, DataTableProps } from '../types.ts';
import classes from './view-menu.module.css';

export type DataTableViewMenuProps<T> = Pick<
  DataTableProps<T>,
  'columns' | 'columnState' | 'onColumnState' | 'density' | 'onDensity'
>;

/**
 * Row height, and which columns are shown in which order. A table with `onColumnState` or `onDensity` has it in its
 * toolbar; use it alone where the page header holds the button.
 */
export function DataTableViewMenu<T>({
  columns,
  columnState,
  onColumnState,
  density = 'comfortable',
  onDensity,
}: DataTableViewMenuProps<T>) {
  const t = useTexts();
  return (
    <Popover
      label={t('table.view')}
      side="bottom-end"
      width={300}
      trigger={<IconButton icon="columns" variant="default" label={t('table.view')} />}
    >
      {onDensity !== undefined && <DensityChoice density={density} onDensity={onDensity} />}
      {onColumnState !== undefined && (
        <ColumnChoice columns={columns} columnState={columnState} onColumnState={onColumnState} />
      )}
    </Popover>
  );
}

const DENSITIES: readonly DataTableDensity[] = ['comfortable', 'compact'];

function DensityChoice({
  density,
  onDensity,
}: {
  density: DataTableDensity;
  onDensity: (density: DataTableDensity) => void;
}) {
  const t = useTexts();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('table.density')}</legend>
      <div className={classes.densities}>
        {DENSITIES.map((one) => (
          <label key={one} className={classes.density}>
            <input
              type="radio"
              className={classes.dot}
              name={name}
              checked={one === density}
              onChange={() => onDensity(one)}
            />
            {t(`table.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ColumnChoiceProps<T> = Pick<DataTableProps<T>, 'columns' | 'columnState'> &
  Required<Pick<DataTableProps<T>, 'onColumnState'>>;

function ColumnChoice<T>({ columns, columnState, onColumnState }: ColumnChoiceProps<T>) {
  const t = useTexts();
  const all = ordered(columns, columnState);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('table.columns')}</legend>
      <ul className={classes.columns}>
        {all.map((column, index) => (
          <li key={column.id} className={classes.column}>
            <label className={classes.columnLabel}>
              <input
                type="checkbox"
                className={classes.box}
                checked={!isHidden(column, columnState)}
                disabled={column.hideable === false}
                onChange={() => onColumnState(toggled(columns, columnState, column.id))}
              />
              {column.header}
            </label>
            <IconButton
              size="sm"
              icon="chevron-up"
              label={t('table.moveUp', { column: column.header })}
              disabled={index === 0}
              onClick={() => onColumnState(moved(columns, columnState, column.id, -1))}
            />
            <IconButton
              size="sm"
              icon="chevron-down"
              label={t('table.moveDown', { column: column.header })}
              disabled={index === all.length - 1}
              onClick={() => onColumnState(moved(columns, columnState, column.id, 1))}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" variant="subtle" onClick={() => onColumnState(null)}>
        {t('table.resetColumns')}
      </Button>
    </fieldset>
  );
}
