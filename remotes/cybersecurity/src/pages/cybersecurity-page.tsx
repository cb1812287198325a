import { useCan, useSearch } from '@parapet/sdk';
import { NoPermissionState, PageHeader, lazyPart } from '@parapet/ui';
import { Tabs } from '@parapet/ui/forms';
import { Suspense } from 'react';
import { TEMPLATE_KINDS } from '../api/template-queries.ts';
import { AssetsTab } from '../features/assets/assets-tab.tsx';
import { CreateGrcTemplate } from '../features/grc-templates/create-grc-template.tsx';
import { GrcTemplatesTab } from '../features/grc-templates/grc-templates-tab.tsx';
import { useGrcDefaults } from '../features/grc-templates/use-grc-defaults.ts';
import classes from '../items/list/items.module.css';
import { ItemActions } from '../items/list/item-actions.tsx';
import { useTabCounts } from '../items/list/use-tab-counts.ts';
import { PropertiesTab } from '../features/properties/properties-tab.tsx';
import { ScenariosTab } from '../features/scenarios/scenarios-tab.tsx';
import { useTexts } from '../locales/use-texts.ts';

/** Loaded when it is first opened. */
const TemplateManager = lazyPart(async () => ({
  default: (await import('../features/item-templates/template-manager.tsx')).TemplateManager,
}));

/** Loaded with the first form: the lists need none. */
const EditItemDialog = lazyPart(async () => ({
  default: (await import('../items/edit-item-dialog.tsx')).EditItemDialog,
}));

const TABS = ['assets', 'properties', 'scenarios', 'grc'] as const;
const CONTENTS = {
  assets: AssetsTab,
  properties: PropertiesTab,
  scenarios: ScenariosTab,
  grc: GrcTemplatesTab,
} as const;

/** What risks are built from: assets, properties, risk scenarios and all templates. The tab is in the address as `tab`. */
export function CybersecurityPage() {
  const t = useTexts();
  const can = useCan();
  const [search, change] = useSearch();
  const counts = useTabCounts();
  useGrcDefaults();
  const mayRead = (id: (typeof TABS)[number]) => can(id === 'grc' ? 'risks' : 'assets', 'read');
  // Without a tab that always ends at 'no access'.
  const tabs = TABS.filter((id) => mayRead(id).allowed);
  const tab = tabs.find((one) => one === search.get('tab')) ?? tabs[0] ?? 'assets';
  const managed = TEMPLATE_KINDS.find((kind) => kind === search.get('templates'));
  const { allowed, reason } = mayRead(tab);
  const Content = CONTENTS[tab];

  /** Opens a tab. Filters, order, page and open record are removed from the address, as they belong to the tab before. */
  const show = (id: string) =>
    change(
      (next) => {
        for (const name of Array.from(next.keys())) next.delete(name);
        if (id !== tabs[0]) next.set('tab', id);
      },
      { push: true },
    );
  return (
    <div className={tab === 'grc' ? undefined : classes.page}>
      <PageHeader
        title={t('cybersecurity.title')}
        {...(allowed && { actions: tab === 'grc' ? <CreateGrcTemplate /> : <ItemActions key={tab} kind={tab} /> })}
      />
      <div className={tab === 'grc' ? undefined : classes.tabs}>
        <Tabs
          label={t('cybersecurity.title')}
          tabs={tabs.map((id) => ({ id, label: t(`cybersecurity.tab.${id}`), ...counts[id] }))}
          value={tab}
          onChange={show}
        >
          {allowed ? <Content key={tab} /> : <NoPermissionState message={reason} />}
        </Tabs>
      </div>
      {tab !== 'grc' && allowed && search.has('edit') && (
        <Suspense fallback={null}>
          <EditItemDialog key={tab} kind={tab} />
        </Suspense>
      )}
      {managed !== undefined && can('assets', 'read').allowed && (
        <Suspense fallback={null}>
          <TemplateManager kind={managed} onClose={() => change((next) => next.delete('templates'))} />
        </Suspense>
      )}
    </div>
  );
}
