import { useExport, useImport } from '@parapet/domain-ui';
import { listRequest, useCan, useSearch } from '@parapet/sdk';
import { Button, IconButton, Menu, PHONE, useBelow, type MenuEntry } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { ItemKind } from '../item-kinds.ts';
import { assetList, propertyList, scenarioList } from './item-lists.ts';
import { useItemEditor } from '../use-item-editor.ts';

/** The buttons in the head of the page for the items of a tab; on a phone all but the first are in a menu. */
export function ItemActions({ kind }: { kind: ItemKind }) {
  const t = useTexts();
  const isPhone = useBelow(PHONE);
  const exports = useExportEntries(kind);
  const [, change] = useSearch();
  const { add } = useItemEditor();
  const create = useCan()('assets', 'create');
  const { entry, dialog } = useImport(kind);
  const manage = () => change((next) => next.set('templates', kind), { push: true });
  const primary = (
    <Button variant="primary" icon="add" onClick={() => add()} disabledReason={create.reason}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <>
      {isPhone ? (
        <>
          {primary}
          <Menu
            trigger={<IconButton icon="dots" variant="default" label={t('items.more')} />}
            entries={[
              { id: 'templates', icon: 'template', label: t('items.manage-templates'), onSelect: manage },
              { ...entry, separated: true },
              ...exports,
            ]}
          />
        </>
      ) : (
        <>
          <Button icon="upload" disabledReason={entry.disabledReason} onClick={() => entry.onSelect?.()}>
            {entry.label}
          </Button>
          <Menu
            trigger={
              <Button icon="download" trailingIcon="chevron-down">
                {t('items.export')}
              </Button>
            }
            entries={exports}
          />
          <Button onClick={manage}>{t('items.manage-templates')}</Button>
          {primary}
        </>
      )}
      {/* In the same place on a phone: a turned phone keeps the chosen file. */}
      {dialog}
    </>
  );
}

/** Menu entries to download what the list of the tab shows, on all pages. */
function useExportEntries(kind: ItemKind): readonly MenuEntry[] {
  const [search] = useSearch();
  const assets = useExport('exportAssets', listRequest(assetList, search));
  const properties = useExport('exportProperties', listRequest(propertyList, search));
  const scenarios = useExport('exportRiskScenarios', listRequest(scenarioList, search));
  return { assets, properties, scenarios }[kind].entries;
}
