import type { Risk } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useCan, useFormat } from '@parapet/sdk';
import type { DataTableColumn } from '@parapet/ui';
import { useCallback, type KeyboardEvent } from 'react';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import classes from './editable-cells.module.css';

/** What is changed in its cell; the names are those of the columns as well. */
export const CELL_FIELDS = ['owner_id', 'impact_level', 'probability', 'severity', 'status'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** A risk has no due date of its own: the cell changes that of what is due first. */
const EDITABLE = [...CELL_FIELDS, 'due_date'] as const;

/** The cell that is being changed. */
export interface OpenCell {
  risk: Risk;
  field: CellField | 'due_date';
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
  due_date: 'field.due',
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
  const format = useFormat();
  const mayChangeDue = useCan()('tasks', 'update').allowed;
  return useCallback(
    (columns: Columns) => {
      const inWords = ({ severity, status, impact_level, probability, owner_id, due_date, names }: Risk) => ({
        owner_id: owner_id === null ? words('person.nobody') : (names[owner_id] ?? words('person.former')),
        impact_level: String(impact_level),
        probability: String(probability),
        severity: words(`severity.${severity}`),
        status: words(`status.${status}`),
        due_date: due_date ? format.day(due_date) : words('value.empty'),
      });
      return columns.map((column) => {
        const field = EDITABLE.find((one) => one === column.id);
        if (field === undefined || (field === 'due_date' && !mayChangeDue)) return column;
        return {
          ...column,
          control: true,
          // Within the button.
          secondary: undefined,
          cell: (risk: Risk) => {
            // An archived risk is unarchived before its status is set.
            if (field === 'status' && risk.status === 'archived')
              return <span className={classes.fixed}>{column.cell(risk)}</span>;
            const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
              if (field === 'due_date' || !/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
                return;
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
                aria-haspopup={field === 'owner_id' || field === 'due_date' ? 'dialog' : 'menu'}
                aria-label={t('cell.change', {
                  value: inWords(risk)[field],
                  field: words(CELL_LABELS[field]),
                  title: risk.title,
                })}
                onClick={(event) => onOpen({ risk, field, button: event.currentTarget })}
                onKeyDown={onKeyDown}
              >
                {column.cell(risk)}
                {column.secondary && <span className={classes.secondary}>{column.secondary(risk)}</span>}
              </button>
            );
          },
        };
      });
    },
    [onOpen, t, words, format, mayChangeDue],
  );
}
