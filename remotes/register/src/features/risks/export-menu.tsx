import { RISK_EXPORT_COLUMNS, type RiskExportColumn } from '@parapet/contracts';
import { useExport } from '@parapet/domain-ui';
import { Button, Menu, type MenuEntry } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

export interface RiskExport {
  list: RiskListState;
  /** Ids of the columns that are shown, in their order. */
  columns: readonly string[];
}

/** @returns what a file has of the columns of the table: the score, which stands under the title, is a column of its own */
export function exportedColumns(shown: readonly string[]): RiskExportColumn[] {
  const [first = 'title', ...others] = shown.map((id) => (/^(assets|scenarios)$/.test(id) ? `selected_${id}` : id));
  const all = [first, ...(others.includes('risk_score') ? [] : ['risk_score']), ...others];
  return all.flatMap((id) => RISK_EXPORT_COLUMNS.find((column) => column === id) ?? []);
}

/** The list as it is filtered and sorted, as a file: as it is shown, or with all data. */
export function useRiskExport({ list, columns }: RiskExport): { entries: MenuEntry[]; exporting: boolean } {
  const t = useTexts();
  const all = useExport('exportRisks', list.request);
  const shown = useExport('exportRisks', { ...list.request, columns: exportedColumns(columns) });
  const exporting = all.exporting || shown.exporting;
  const asShown: MenuEntry = {
    id: 'export-shown',
    label: t('export.shown'),
    icon: 'download',
    disabled: exporting,
    onSelect: () => void shown.save('xlsx'),
  };
  const [xlsx, csv] = all.entries;
  return {
    entries: [
      asShown,
      { ...xlsx, label: t('export.all', { format: 'Excel' }) },
      { ...csv, label: t('export.all', { format: 'CSV' }) },
    ],
    exporting,
  };
}

/** @param iconOnly where there is little room for its button */
export function ExportMenu({ iconOnly, ...of }: RiskExport & { iconOnly: boolean }) {
  const t = useTexts();
  const { entries, exporting } = useRiskExport(of);
  return (
    <Menu
      side="bottom-end"
      entries={entries}
      trigger={
        <Button icon="download" iconOnly={iconOnly} loading={exporting}>
          {t('export.label')}
        </Button>
      }
    />
  );
}
