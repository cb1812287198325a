import {
  LEFT_OUT_REASONS,
  RISK_SEVERITIES,
  RISK_STATUSES,
  type ImportChange,
  type ImportResult,
} from '@parapet/contracts';
import { ALL_ROWS, isPicked, NO_ROW, withOtherRow, type PickedRows } from '@parapet/contracts/rules';
import { useFormat } from '@parapet/sdk';
import { Group, Muted, SelectionBox, Stack } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useDomainTexts } from '../../locales/use-domain-texts.ts';
import { useSeededText } from '../../seeded/use-seeded-text.ts';
import type { ImportField } from '../guess-columns.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import { useFaultTexts } from '../use-fault-texts.ts';
import { RowTable } from './row-table.tsx';
import classes from '../import-dialog.module.css';
import tables from './tables.module.css';

/** Rows that are shown at first. */
const FIRST = 50;

interface ChangeTableProps {
  check: ImportResult;
  picked: PickedRows;
  onPick: (picked: PickedRows) => void;
  fields: readonly ImportField[];
}

/** The cells that an import changes: what they are and what they become. A row that is not picked is left out. */
export function ChangeTable({ check, picked, onPick, fields }: ChangeTableProps) {
  const t = useImportTexts();
  const format = useFormat();
  const { label } = useFaultTexts(fields);
  const { changes, changed, changed_cells: count } = check;
  const rows = Map.groupBy(changes, ({ row }) => row);
  const isWhole = picked.rows.size === 0;
  return (
    <Listed
      id="import-changes"
      title={t('check.changes')}
      about={t('check.cells', { count, all: format.number(count) })}
      control={
        <label className={tables.all}>
          <SelectionBox
            label={t('check.pick-all')}
            checked={isWhole && picked.others}
            mixed={!isWhole}
            onChange={() => onPick(isWhole && picked.others ? NO_ROW : ALL_ROWS)}
          />
          <span aria-hidden="true">{t('check.all', { count: format.number(changed) })}</span>
        </label>
      }
      picks
      cut={count > changes.length ? t('check.changes-cut', { count: format.number(changes.length) }) : null}
      heads={[t('check.pick'), t('check.row'), t('check.record'), t('check.old-new')]}
      rows={[...rows].map(([row, cells]) => (
        <ChangeRow
          key={row}
          row={row}
          cells={cells}
          picked={isPicked(picked, row)}
          onPick={() => onPick(withOtherRow(picked, row))}
          label={label}
        />
      ))}
    />
  );
}

interface ChangeRowProps {
  row: number;
  cells: readonly ImportChange[];
  picked: boolean;
  onPick: () => void;
  label: (field: string) => string;
}

/** Fields with values that the product names, which the reader sees in their own language. */
const NAMED_BY_PRODUCT = new Set(['category', 'type', 'status', 'risk_level']);

/** A value of a cell as the rest of the product shows it. */
function useCellText(): (field: string, value: string) => string {
  const t = useImportTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  return (field, value) => {
    if (value === '') return t('columns.empty');
    const severity = field === 'severity' && RISK_SEVERITIES.find((one) => one === value);
    if (severity) return words(`severity.${severity}`);
    const status = field === 'status' && RISK_STATUSES.find((one) => one === value);
    if (status) return words(`status.${status}`);
    return NAMED_BY_PRODUCT.has(field) ? seeded(value) : value;
  };
}

function ChangeRow({ row, cells, picked, onPick, label }: ChangeRowProps) {
  const t = useImportTexts();
  const format = useFormat();
  const textOf = useCellText();
  const name = cells[0]?.name ?? '';
  return (
    <tr>
      <td>
        <SelectionBox
          label={t('check.pick-row', { row: format.number(row), name })}
          checked={picked}
          onChange={onPick}
        />
      </td>
      <td data-label={t('check.row')}>{format.number(row)}</td>
      <td dir="auto">{name}</td>
      <td>
        <Group as="ul" gap="0.25rem 1.25rem" align="stretch">
          {cells.map(({ field, before, after }) => (
            <li key={field} className={tables.change}>
              <span>{label(field)}</span>{' '}
              <bdi>
                <del data-empty={before === '' || undefined}>{textOf(field, before)}</del>{' '}
                <span aria-hidden="true">→</span>{' '}
                <ins data-empty={after === '' || undefined}>{textOf(field, after)}</ins>
              </bdi>
            </li>
          ))}
        </Group>
      </td>
    </tr>
  );
}

/** The rows that an update leaves out, and why. */
export function LeftOutTable({ check }: { check: Pick<ImportResult, 'left_out' | 'left_out_rows'> }) {
  const t = useImportTexts();
  const format = useFormat();
  const { left_out: count, left_out_rows: found } = check;
  return (
    <Listed
      id="import-left-out"
      title={t('check.left-out-rows')}
      about=""
      cut={count > found.length ? t('check.changes-cut', { count: format.number(found.length) }) : null}
      heads={[t('check.row'), t('check.record'), t('check.reason')]}
      rows={found.map(({ row, name, reason }) => (
        <tr key={row}>
          <td data-label={t('check.row')}>{format.number(row)}</td>
          <td dir="auto" data-empty={name === '' || undefined}>
            {name === '' ? t('columns.empty') : name}
          </td>
          <td>{t(`left-out.${LEFT_OUT_REASONS.find((one) => one === reason) ?? 'not_found'}`)}</td>
        </tr>
      ))}
    />
  );
}

interface ListedProps {
  id: string;
  title: string;
  about: string;
  /** Beside the title. */
  control?: ReactNode;
  /** Rows begin with a box. */
  picks?: boolean;
  /** Said when not everything is listed. */
  cut: string | null;
  heads: readonly string[];
  rows: readonly ReactNode[];
}

function Listed({ id, title, about, control, picks = false, cut, heads, rows }: ListedProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Group gap="xs" className={classes.head}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        <Muted>{about}</Muted>
        {control}
      </Group>
      {cut !== null && <Muted as="p">{cut}</Muted>}
      <RowTable labelledBy={id} heads={heads} rows={rows} first={FIRST} picks={picks} />
    </Stack>
  );
}
