import type { ImportResult } from '@parapet/contracts';
import { downloadFile, useFormat, useLocale } from '@parapet/sdk';
import { csvFile } from '../csv-file.ts';
import type { ImportField } from '../guess-columns.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import { useFaultTexts } from '../use-fault-texts.ts';
import { RowTable } from './row-table.tsx';

/** Faults that are shown at first. */
const FIRST = 100;

/** The faults as a file, for whoever corrects the rows. */
export function useFaultList(fields: readonly ImportField[]): (errors: ImportResult['errors']) => void {
  const t = useImportTexts();
  const locale = useLocale();
  const texts = useFaultTexts(fields);
  return (errors) => {
    const head = [t('check.row'), t('check.column'), t('check.value'), t('check.reason')];
    const rows = errors.map((fault) => [
      String(fault.row),
      texts.column(fault),
      fault.value,
      texts.reason(fault.error),
    ]);
    downloadFile(`${t('check.download-name')}.csv`, csvFile([head, ...rows], locale));
  };
}

/** Each fault of each wrong row. */
export function FaultTable({ errors, fields }: { errors: ImportResult['errors']; fields: readonly ImportField[] }) {
  const t = useImportTexts();
  const format = useFormat();
  const texts = useFaultTexts(fields);
  return (
    <RowTable
      labelledBy="import-faults"
      heads={[t('check.row'), t('check.column'), t('check.value'), t('check.reason')]}
      rows={errors.map((fault) => (
        <tr key={`${fault.row} ${fault.error.path} ${fault.error.keyword} ${fault.error.message}`}>
          <td data-label={t('check.row')}>{format.number(fault.row)}</td>
          <td dir="auto">{texts.column(fault)}</td>
          <td dir="auto" data-empty={fault.value === '' || undefined}>
            {fault.value === '' ? t('columns.empty') : fault.value}
          </td>
          <td dir="auto">{texts.reason(fault.error)}</td>
        </tr>
      ))}
      first={FIRST}
    />
  );
}
