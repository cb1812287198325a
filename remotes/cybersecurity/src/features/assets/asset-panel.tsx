import type { Asset } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { query, routes, useQuery } from '@parapet/sdk';
import { Button, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { ItemFacts } from '../../items/panel/item-facts.tsx';
import { ItemPanel, type PanelProps } from '../../items/panel/item-panel.tsx';
import { NOTHING, SHOWN } from '../../items/panel/linked-section.tsx';
import { LinkedProperties, LinkedRisks, LinkedScenarios } from '../../items/panel/linked-sections.tsx';
import { RiskLevelBadge } from '../../items/panel/risk-level-badge.tsx';

const SuggestedControls = lazyPart(async () => ({
  default: (await import('./suggested-controls.tsx')).SuggestedControls,
}));

/** Maximum number of ids in one list request. */
const MOST = 100;

/** An asset beside the list, with its risks, properties and scenarios. */
export function AssetPanel(props: PanelProps) {
  const t = useTexts();
  const seeded = useSeededText();
  /** Id of the asset for which controls are suggested. */
  const [suggestedFor, setSuggestedFor] = useState('');
  const asset = useQuery({ ...query('getAsset', { id: props.list.opened }), enabled: props.list.opened !== '' });
  return (
    <ItemPanel
      {...props}
      kind="assets"
      query={asset}
      nameOf={({ name }) => name}
      renderSubtitle={({ type }) => <bdi>{seeded(type)}</bdi>}
      renderFacts={({ risk_level, status, attributes, updated_at }) => (
        <ItemFacts
          own={[
            { label: t('items.risk-level'), value: <RiskLevelBadge level={risk_level} /> },
            { label: t('items.status'), value: seeded(status) },
          ]}
          attributes={attributes}
          updatedAt={updated_at}
        />
      )}
      renderActions={({ id }) => (
        <Button
          size="sm"
          icon="shield"
          aria-pressed={suggestedFor === id}
          onClick={() => setSuggestedFor(suggestedFor === id ? '' : id)}
        >
          {t('assets.suggest')}
        </Button>
      )}
    >
      {(shown) => (
        <AssetMap
          key={shown.id}
          asset={shown}
          suggest={suggestedFor === shown.id}
          onDismiss={() => setSuggestedFor('')}
        />
      )}
    </ItemPanel>
  );
}

/** What an asset is linked to. */
function AssetMap({ asset, suggest, onDismiss }: { asset: Asset; suggest: boolean; onDismiss: () => void }) {
  const { id, linked_properties } = asset;
  const few = { limit: SHOWN };
  const risks = useQuery(query('listRisks', { ...few, asset_id: id, sort: '-risk_score' }));
  const properties = useQuery(query('listProperties', { ...few, asset_id: [id], sort: 'name' }));
  const some = linked_properties.slice(0, MOST);
  const scenarios = useQuery({
    ...query('listRiskScenarios', { ...few, property_id: some, sort: 'title' }),
    enabled: some.length > 0,
  });
  return (
    <>
      <LinkedRisks query={risks} all={`${routes.riskRegister()}?asset=${id}`} />
      <LinkedProperties query={properties} all={`/cybersecurity?tab=properties&asset_id=${id}`} />
      <LinkedScenarios
        query={some.length === 0 ? NOTHING : scenarios}
        all={`/cybersecurity?${new URLSearchParams([['tab', 'scenarios'], ...some.map((one) => ['property_id', one])])}`}
      />
      {suggest && (some.length === 0 || scenarios.data !== undefined) && (
        <Suspense fallback={null}>
          <SuggestedControls asset={asset} scenarios={scenarios.data?.items ?? []} onDismiss={onDismiss} />
        </Suspense>
      )}
    </>
  );
}
