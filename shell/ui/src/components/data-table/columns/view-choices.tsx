import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../../provider/kit-context.ts';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Muted } from '../../muted/muted.tsx';
import type { DataTableColumn, DataTableColumnState, DataTableDensity } from '../types.ts';
import { columnChanges } from './column-changes.ts';
import { isHidden, ordered } from './columns.ts';
import { widthOf } from './layout.ts';
import classes from './view-menu.module.css';

/** Pixels. */
const STEP = 16;

type Choosable = Pick<DataTableColumn<never>, 'id' | 'header' | 'hideable' | 'defaultHidden' | 'width'>;

interface ColumnChoiceProps {
  columns: readonly Choosable[];
  columnState: DataTableColumnState | null | undefined;
  onColumnState: (state: DataTableColumnState | null) => void;
}

export interface ViewChoicesProps extends Omit<ColumnChoiceProps, 'onColumnState'> {
  onColumnState: ColumnChoiceProps['onColumnState'] | undefined;
  density: DataTableDensity;
  onDensity: ((density: DataTableDensity) => void) | undefined;
}

/** What the menu of a table's view holds. It takes the focus when it is there, as it is loaded after the menu has opened. */
export function ViewChoices({ density, onDensity, onColumnState, ...columns }: ViewChoicesProps) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => choices.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(), []);
  return (
    <div ref={choices}>
      {onDensity !== undefined && <DensityChoice density={density} onDensity={onDensity} />}
      {onColumnState !== undefined && <ColumnChoice {...columns} onColumnState={onColumnState} />}
    </div>
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

/** Which columns are shown, in which order, which stay in sight and how wide they are; all of it by keys too. */
function ColumnChoice({ columns, columnState, onColumnState }: ColumnChoiceProps) {
  const t = useTexts();
  const keysId = useId();
  const all = ordered(columns, columnState);
  const changes = columnChanges(columns, columnState);
  const onKeyDown = (event: KeyboardEvent, column: Choosable, index: number) => {
    const change = {
      ArrowUp: () => changes.moved(column.id, -1),
      ArrowDown: () => changes.moved(column.id, 1),
      ArrowLeft: () => withWidth(-STEP),
      ArrowRight: () => withWidth(STEP),
    }[event.key];
    if (!event.altKey || change === undefined) return;
    event.preventDefault();
    onColumnState(change());
    function withWidth(by: number) {
      const width = columnState?.widths?.[column.id] ?? widthOf(column, index);
      // The first column takes what the others leave.
      return index === 0 ? (columnState ?? null) : changes.resized(column.id, width + by);
    }
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('table.columns')}</legend>
      <Muted as="p" id={keysId} size="xs" mb="0.25rem">
        {t('table.columnKeys')}
      </Muted>
      <ul className={classes.columns}>
        {all.map((column, index) => (
          <li key={column.id} className={classes.column} onKeyDown={(event) => onKeyDown(event, column, index)}>
            <label className={classes.columnLabel}>
              <input
                type="checkbox"
                className={classes.box}
                checked={!isHidden(column, columnState)}
                disabled={column.hideable === false}
                aria-describedby={keysId}
                onChange={() => onColumnState(changes.toggled(column.id))}
              />
              {column.header}
            </label>
            {index > 0 && (
              <IconButton
                size="sm"
                icon="pin"
                label={t('table.pin', { column: column.header })}
                aria-pressed={columnState?.pinned?.includes(column.id) ?? false}
                onClick={() => onColumnState(changes.pinnedOrNot(column.id))}
              />
            )}
            <IconButton
              size="sm"
              icon="chevron-up"
              label={t('table.moveUp', { column: column.header })}
              disabled={index === 0}
              onClick={() => onColumnState(changes.moved(column.id, -1))}
            />
            <IconButton
              size="sm"
              icon="chevron-down"
              label={t('table.moveDown', { column: column.header })}
              disabled={index === all.length - 1}
              onClick={() => onColumnState(changes.moved(column.id, 1))}
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
