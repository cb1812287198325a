import type { Asset } from '@parapet/contracts';
import { NamesCell, useSeededText } from '@parapet/domain-ui';
import { routes } from '@parapet/sdk';
import { type DataTableColumn, Muted, TextLink } from '@parapet/ui';
import { useMemo } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskCount } from '../../items/list/risk-count.tsx';
import { RiskLevelBadge } from '../../items/panel/risk-level-badge.tsx';

/**
 * @param hrefOf address with that asset opened; give the same function each time
 * @param narrow leaves out what the panel beside the list says
 */
export function useAssetColumns(hrefOf: (id: string) => string, narrow: boolean): DataTableColumn<Asset>[] {
  const t = useTexts();
  const seeded = useSeededText();
  return useMemo(() => {
    const links: DataTableColumn<Asset>[] = [
      {
        id: 'properties',
        header: t('cybersecurity.tab.properties'),
        align: 'end',
        width: 88,
        card: 'hidden',
        defaultHidden: true,
        cell: ({ linked_properties, names = {} }) => (
          <NamesCell label={t('cybersecurity.tab.properties')} ids={linked_properties} names={names} wide={false} />
        ),
      },
      {
        id: 'risks',
        header: t('items.risks'),
        align: 'end',
        width: 64,
        card: 'hidden',
        defaultHidden: true,
        cell: ({ id, risk_count }) => <RiskCount count={risk_count} to={`${routes.riskRegister()}?asset=${id}`} />,
      },
    ];
    return [
      {
        id: 'name',
        header: t('items.name'),
        sortable: true,
        hideable: false,
        // A name is not cut where there is room; beside the panel it shares the room.
        width: narrow ? 160 : 300,
        cell: (asset) => (
          <TextLink to={hrefOf(asset.id)} quiet>
            {asset.name}
          </TextLink>
        ),
      },
      {
        id: 'type',
        header: t('items.type'),
        sortable: true,
        width: 124,
        foldable: true,
        card: 'line',
        cell: (asset) => <bdi>{seeded(asset.type) || '—'}</bdi>,
      },
      {
        id: 'risk_level',
        header: t('items.risk-level'),
        sortable: true,
        sortFirst: 'desc',
        width: 112,
        card: 'corner',
        cell: (asset) => <RiskLevelBadge level={asset.risk_level} />,
      },
      {
        id: 'status',
        header: t('items.status'),
        sortable: true,
        width: 104,
        card: 'line',
        cell: (asset) => <bdi>{seeded(asset.status) || '—'}</bdi>,
      },
      ...(narrow ? [] : links),
      {
        id: 'description',
        header: t('items.description'),
        width: 260,
        foldable: true,
        cell: ({ description }) =>
          description === '' ? <Muted size="inherit">{t('items.no-description')}</Muted> : <bdi>{description}</bdi>,
      },
    ];
  }, [t, seeded, hrefOf, narrow]);
}
