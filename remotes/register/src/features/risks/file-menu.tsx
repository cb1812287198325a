import { IconButton, Menu, type MenuEntry } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useRiskExport, type RiskExport } from './export-menu.tsx';

/** On a phone, what has to do with files is behind one button. @param imports opens the import */
export function FileMenu({ imports, ...exported }: RiskExport & { imports: MenuEntry }) {
  const t = useTexts();
  const { entries } = useRiskExport(exported);
  return (
    <Menu
      side="bottom-end"
      entries={[imports, ...entries]}
      trigger={<IconButton icon="dots" variant="default" label={t('risk-register.more')} />}
    />
  );
}
