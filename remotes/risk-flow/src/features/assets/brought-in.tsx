import type { Asset, RiskFlow } from '@parapet/contracts';
import { query, useQuery } from '@parapet/sdk';
import { Card, Muted } from '@parapet/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { Counts } from '../../layout/counts.tsx';
import classes from './assets.module.css';

/** Milliseconds at one row until its details are fetched. */
const PAUSE = 250;
/** Names that are listed. */
const SHOWN = 8;

interface BroughtInProps {
  flow: RiskFlow;
  /** The asset that the person is at. */
  asset: Asset | null;
  isSelected: boolean;
}

/** What the selection brings, and what one more asset would add or share. */
export function BroughtIn({ flow, asset, isSelected }: BroughtInProps) {
  const t = useTexts();
  const counts = [
    [t('brings.assets'), flow.selected_assets.length],
    [t('brings.properties'), flow.selected_properties.length],
    [t('brings.scenarios'), flow.selected_scenarios.length],
  ] as const;
  const settled = useSettled(isSelected ? null : asset);
  return (
    <Card title={t('brings.title')} className={classes.rail ?? ''}>
      <Counts counts={counts} className={classes.counts} />
      <Muted as="p" mt="xs">
        {t('brings.once')}
      </Muted>
      {settled !== null && <WouldAdd flow={flow} asset={settled} />}
      <Muted as="p" mt="xs">
        {t('brings.removal')}
      </Muted>
    </Card>
  );
}

function useSettled(asset: Asset | null): Asset | null {
  const [settled, setSettled] = useState(asset);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asset), PAUSE);
    return () => clearTimeout(timer);
  }, [asset]);
  return settled;
}

function WouldAdd({ flow, asset }: { flow: RiskFlow; asset: Asset }) {
  const t = useTexts();
  const properties = useQuery(query('listProperties', { asset_id: [asset.id], limit: 100, sort: 'name' }));
  const ids = properties.data?.items.map(({ id }) => id) ?? [];
  const scenarios = useQuery({
    ...query('listRiskScenarios', { property_id: ids, limit: 100, sort: 'title' }),
    enabled: ids.length > 0,
  });
  if (properties.data === undefined || (ids.length > 0 && scenarios.data === undefined)) return null;
  const items = [
    ...properties.data.items.map(({ id, name }) => ({
      id,
      name,
      kind: t('brings.property'),
      isShared: flow.selected_properties.includes(id),
    })),
    ...(scenarios.data?.items ?? []).map(({ id, title }) => ({
      id,
      name: title,
      kind: t('brings.scenario'),
      isShared: flow.selected_scenarios.includes(id),
    })),
  ];
  return (
    <section aria-label={asset.name} className={classes.would}>
      <h3 className={classes.wouldName} dir="auto">
        {asset.name}
      </h3>
      <Muted as="p" mt="xs">
        {t('brings.would-add', { count: items.filter(({ isShared }) => !isShared).length })}
      </Muted>
      <ul className={classes.wouldList}>
        {items.slice(0, SHOWN).map(({ id, name, kind, isShared }) => (
          <li key={id} data-shared={isShared || undefined}>
            <span dir="auto">{name}</span>
            <Muted>{isShared ? t('brings.shared', { kind }) : kind}</Muted>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <Muted as="p" mt="xs">
          {t('brings.more', { count: items.length - SHOWN })}
        </Muted>
      )}
    </section>
  );
}
