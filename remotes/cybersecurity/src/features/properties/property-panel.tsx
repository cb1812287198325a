import type { Property } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { query, useQuery } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { ItemFacts } from '../../items/panel/item-facts.tsx';
import { ItemPanel, type PanelProps } from '../../items/panel/item-panel.tsx';
import { SHOWN } from '../../items/panel/linked-section.tsx';
import { LinkedAssets, LinkedRisks, LinkedScenarios } from '../../items/panel/linked-sections.tsx';

/** A property beside the list, with its scenarios, assets and risks. */
export function PropertyPanel(props: PanelProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const property = useQuery({ ...query('getProperty', { id: props.list.opened }), enabled: props.list.opened !== '' });
  return (
    <ItemPanel
      {...props}
      kind="properties"
      query={property}
      nameOf={({ name }) => name}
      renderSubtitle={({ type }) => <bdi>{seeded(type)}</bdi>}
      renderFacts={({ category, value, attributes, updated_at }) => (
        <ItemFacts
          own={[
            { label: t('items.category'), value: seeded(category) || t('items.not-available') },
            { label: t('items.value'), value: value || t('items.not-available') },
          ]}
          attributes={attributes}
          updatedAt={updated_at}
        />
      )}
    >
      {(shown) => <PropertyMap key={shown.id} property={shown} />}
    </ItemPanel>
  );
}

/** What a property is linked to. */
function PropertyMap({ property: { id, linked_risks } }: { property: Property }) {
  const few = { limit: SHOWN };
  const scenarios = useQuery(query('listRiskScenarios', { ...few, property_id: [id], sort: 'title' }));
  const assets = useQuery(query('listAssets', { ...few, property_id: [id], sort: '-risk_level' }));
  const risks = useQuery({
    ...query('listRisks', { ...few, id: linked_risks.slice(0, 100), sort: '-risk_score' }),
    enabled: linked_risks.length > 0,
  });
  return (
    <>
      <LinkedScenarios query={scenarios} all={`/cybersecurity?tab=scenarios&property_id=${id}`} />
      <LinkedAssets query={assets} all={`/cybersecurity?property_id=${id}`} />
      {linked_risks.length > 0 && <LinkedRisks query={risks} />}
    </>
  );
}
