import type { Risk } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import type { DataTableColumn } from '@parapet/ui';
import { useCallback, type KeyboardEvent } from 'react';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import classes from './editable-cells.module.css';

/** What is changed in its cell; the names are those of the columns as well. */
export const CELL_FIELDS = ['owner_id', 'impact_level', 'probability', 'severity', 'status'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** The cell that is being changed. */
export interface OpenCell {
  risk: Risk;
  field: CellField;
  /** What is in the cell. */
  button: HTMLElement;
  /** The choice with this number is made at once, counted from 1. */
  digit?: number;
}

export const CELL_LABELS = {
  owner_id: 'field.owner',
  impact_level: 'field.impact',
  probability: 'field.probability',
  severity: 'field.severity',
  status: 'field.status',
} as const;

export type Columns = readonly DataTableColumn<Risk>[];

/**
 * Makes cells of columns buttons that open for a change: by a click, by Enter or F2, and by the digit of a choice. A row remains one tab stop, arrow keys
 * lead to its cells. The function stays the same until the language changes.
 * @param onOpen give the same function each time
 */
export function useEditableCells(onOpen: (cell: OpenCell) => void): (columns: Columns) => Columns {
  const t = useInTableText();
  const words = useDomainTexts();
  return useCallback(
    (columns: Columns) => {
      const inWords = ({ severity, status, impact_level, probability, owner_id, names }: Risk) => ({
        owner_id: owner_id === null ? words('person.nobody') : (names[owner_id] ?? words('person.former')),
        impact_level: String(impact_level),
        probability: String(probability),
        severity: words(`severity.${severity}`),
        status: words(`status.${status}`),
      });
      return columns.map((column) => {
        const field = CELL_FIELDS.find((one) => one === column.id);
        if (field === undefined) return column;
        return {
          ...column,
          control: true,
          cell: (risk: Risk) => {
            // An archived risk is unarchived before its status is set.
            if (field === 'status' && risk.status === 'archived')
              return <span className={classes.fixed}>{column.cell(risk)}</span>;
            const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
              if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              onOpen({ risk, field, button: event.currentTarget, digit: Number(event.key) });
            };
            return (
              <button
                type="button"
                id={`${field}-${risk.id}`}
                className={classes.cell}
                data-cell={field}
                data-align={column.align}
                tabIndex={-1}
                aria-haspopup={field === 'owner_id' ? 'dialog' : 'menu'}
                aria-label={t('cell.change', {
                  value: inWords(risk)[field],
                  field: words(CELL_LABELS[field]),
                  title: risk.title,
                })}
                onClick={(event) => onOpen({ risk, field, button: event.currentTarget })}
                onKeyDown={onKeyDown}
              >
                {column.cell(risk)}
              </button>
            );
          },
        };
      });
    },
    [onOpen, t, words],
  );
}
