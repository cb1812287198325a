import type { Property } from '@parapet/contracts';
import { NamesCell, useSeededText } from '@parapet/domain-ui';
import { type DataTableColumn, Muted, TextLink } from '@parapet/ui';
import { useMemo } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskCount } from '../../items/list/risk-count.tsx';

/**
 * @param hrefOf address with that property opened; give the same function each time
 * @param narrow leaves out what the panel beside the list says
 */
export function usePropertyColumns(hrefOf: (id: string) => string, narrow: boolean): DataTableColumn<Property>[] {
  const t = useTexts();
  const seeded = useSeededText();
  return useMemo(() => {
    const orNothing = (text: string) =>
      text === '' ? <Muted size="inherit">{t('items.not-available')}</Muted> : <bdi>{seeded(text)}</bdi>;
    const links: DataTableColumn<Property>[] = [
      {
        id: 'scenarios',
        header: t('items.scenarios'),
        align: 'end',
        width: 88,
        card: 'hidden',
        defaultHidden: true,
        cell: ({ linked_scenarios, names = {} }) => (
          <NamesCell label={t('cybersecurity.tab.scenarios')} ids={linked_scenarios} names={names} wide={false} />
        ),
      },
      {
        id: 'risks',
        header: t('items.risks'),
        align: 'end',
        width: 64,
        card: 'hidden',
        defaultHidden: true,
        cell: ({ linked_risks }) => <RiskCount count={linked_risks.length} />,
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
        cell: (property) => (
          <TextLink to={hrefOf(property.id)} quiet>
            {property.name}
          </TextLink>
        ),
      },
      {
        id: 'type',
        header: t('items.type'),
        sortable: true,
        width: 92,
        foldable: true,
        card: 'line',
        cell: (property) => <bdi>{seeded(property.type) || '—'}</bdi>,
      },
      {
        id: 'category',
        header: t('items.category'),
        sortable: true,
        width: 108,
        card: 'line',
        cell: (property) => orNothing(property.category),
      },
      {
        id: 'value',
        header: t('items.value'),
        align: 'end',
        width: 112,
        card: 'corner',
        cell: (property) => orNothing(property.value),
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
