import { useExport } from '@parapet/domain-ui';
import { Button, Menu } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

/** The list as it is filtered and sorted, as a file. */
export function ExportMenu({ list }: { list: RiskListState }) {
  const t = useTexts();
  const { entries, exporting } = useExport('exportRisks', list.request);
  return (
    <Menu
      side="bottom-end"
      entries={entries}
      trigger={
        <Button icon="download" loading={exporting}>
          {t('export.label')}
        </Button>
      }
    />
  );
}
