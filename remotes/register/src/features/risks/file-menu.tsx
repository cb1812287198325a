import { useExport } from '@parapet/domain-ui';
import { IconButton, Menu, type MenuEntry } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

/** On a phone, what has to do with files is behind one button. @param imports opens the import */
export function FileMenu({ list, imports }: { list: RiskListState; imports: MenuEntry }) {
  const t = useTexts();
  const { entries } = useExport('exportRisks', list.request);
  return (
    <Menu
      side="bottom-end"
      entries={[imports, ...entries]}
      trigger={<IconButton icon="dots" variant="default" label={t('risk-register.more')} />}
    />
  );
}
