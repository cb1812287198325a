import type { Asset } from '@parapet/contracts';
import { NamesCell } from '@parapet/domain-ui';
import { routes } from '@parapet/sdk';
import { RiskCount } from '../../items/list/risk-count.tsx';
import { LINKS, type ColumnsOf } from '../../items/list/use-item-columns.tsx';
import { RiskLevelBadge } from '../../items/panel/risk-level-badge.tsx';

export const assetColumns: ColumnsOf<Asset> = (t, seeded) => ({
  typeWidth: 124,
  own: [
    {
      id: 'risk_level',
      header: t('items.risk-level'),
      sortable: true,
      sortFirst: 'desc',
      width: 112,
      card: 'corner',
      cell: ({ risk_level }) => <RiskLevelBadge level={risk_level} />,
    },
    {
      id: 'status',
      header: t('items.status'),
      sortable: true,
      width: 104,
      card: 'line',
      cell: ({ status }) => <bdi>{seeded(status) || '—'}</bdi>,
    },
  ],
  links: [
    {
      ...LINKS,
      id: 'properties',
      header: t('cybersecurity.tab.properties'),
      width: 88,
      cell: ({ linked_properties, names = {} }) => (
        <NamesCell label={t('cybersecurity.tab.properties')} ids={linked_properties} names={names} wide={false} />
      ),
    },
    {
      ...LINKS,
      id: 'risks',
      header: t('items.risks'),
      width: 64,
      cell: ({ id, risk_count }) => <RiskCount count={risk_count} to={`${routes.riskRegister()}?asset=${id}`} />,
    },
  ],
});
