import { LEFT_OUT_REASONS, type ImportResult } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Muted, Stack } from '@parapet/ui';
import type { ReactNode } from 'react';
import type { ImportField } from '../guess-columns.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import { useFaultTexts } from '../use-fault-texts.ts';
import { RowTable } from './row-table.tsx';
import classes from '../import-dialog.module.css';
import tables from './tables.module.css';

/** Rows that are shown at first. */
const FIRST = 50;

/** The cells that an import changes: what they are and what they become. */
export function ChangeTable({ check, fields }: { check: ImportResult; fields: readonly ImportField[] }) {
  const t = useImportTexts();
  const format = useFormat();
  const { label } = useFaultTexts(fields);
  const { changes, changed_cells: count } = check;
  const valueOf = (value: string) => (value === '' ? t('columns.empty') : value);
  return (
    <Listed
      id="import-changes"
      title={t('check.changes')}
      about={t('check.cells', { count, all: format.number(count) })}
      cut={count > changes.length ? t('check.changes-cut', { count: format.number(changes.length) }) : null}
      heads={[t('check.row'), t('check.record'), t('columns.field'), t('check.old-new')]}
      rows={changes.map(({ row, name, field, before, after }) => (
        <tr key={`${row} ${field}`}>
          <td data-label={t('check.row')}>{format.number(row)}</td>
          <td dir="auto">{name}</td>
          <td>{label(field)}</td>
          <td dir="auto" className={tables.change}>
            <del data-empty={before === '' || undefined}>{valueOf(before)}</del> <span aria-hidden="true">→</span>{' '}
            <ins data-empty={after === '' || undefined}>{valueOf(after)}</ins>
          </td>
        </tr>
      ))}
    />
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
  /** Said when not everything is listed. */
  cut: string | null;
  heads: readonly string[];
  rows: readonly ReactNode[];
}

function Listed({ id, title, about, cut, heads, rows }: ListedProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <div className={classes.head}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        <Muted>{about}</Muted>
      </div>
      {cut !== null && <Muted as="p">{cut}</Muted>}
      <RowTable labelledBy={id} heads={heads} rows={rows} first={FIRST} />
    </Stack>
  );
}
