import type { Property } from '@parapet/contracts';
import { NamesCell } from '@parapet/domain-ui';
import { Muted } from '@parapet/ui';
import { RiskCount } from '../../items/list/risk-count.tsx';
import { LINKS, type ColumnsOf } from '../../items/list/use-item-columns.tsx';

export const propertyColumns: ColumnsOf<Property> = (t, seeded) => {
  const orNothing = (text: string) =>
    text === '' ? <Muted size="inherit">{t('items.not-available')}</Muted> : <bdi>{seeded(text)}</bdi>;
  return {
    typeWidth: 92,
    own: [
      {
        id: 'category',
        header: t('items.category'),
        sortable: true,
        width: 108,
        card: 'line',
        cell: ({ category }) => orNothing(category),
      },
      {
        id: 'value',
        header: t('items.value'),
        align: 'end',
        width: 112,
        card: 'corner',
        cell: ({ value }) => orNothing(value),
      },
    ],
    links: [
      {
        ...LINKS,
        id: 'scenarios',
        header: t('items.scenarios'),
        width: 88,
        cell: ({ linked_scenarios, names = {} }) => (
          <NamesCell label={t('cybersecurity.tab.scenarios')} ids={linked_scenarios} names={names} wide={false} />
        ),
      },
      {
        ...LINKS,
        id: 'risks',
        header: t('items.risks'),
        width: 64,
        cell: ({ linked_risks }) => <RiskCount count={linked_risks.length} />,
      },
    ],
  };
};
