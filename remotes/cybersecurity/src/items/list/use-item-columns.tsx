import { useSeededText } from '@parapet/domain-ui';
import { type DataTableColumn, Muted, TextLink } from '@parapet/ui';
import { useMemo } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface Listed {
  id: string;
  name: string;
  type: string;
  description: string;
}

/** What differs between the kinds of items. */
export interface OwnColumns<T> {
  typeWidth: number;
  own: DataTableColumn<T>[];
  /** What an item links to; the panel beside the list says it, too. */
  links: DataTableColumn<T>[];
}

export type ColumnsOf<T> = (t: ReturnType<typeof useTexts>, seeded: ReturnType<typeof useSeededText>) => OwnColumns<T>;

/** A column of links, which is narrow, and hidden at first. */
export const LINKS = { align: 'end', card: 'hidden', defaultHidden: true } as const;

/**
 * Name, type and description of items, and between them the columns of their kind.
 * @param hrefOf address with that item opened; give the same function each time
 * @param narrow leaves out what the panel beside the list says
 * @param columnsOf give the same function each time
 */
export function useItemColumns<T extends Listed>(
  hrefOf: (id: string) => string,
  narrow: boolean,
  columnsOf: ColumnsOf<T>,
): DataTableColumn<T>[] {
  const t = useTexts();
  const seeded = useSeededText();
  return useMemo(() => {
    const { typeWidth, own, links } = columnsOf(t, seeded);
    return [
      {
        id: 'name',
        header: t('items.name'),
        sortable: true,
        hideable: false,
        // A name is not cut where there is room; beside the panel it shares the room.
        width: narrow ? 160 : 300,
        cell: ({ id, name }) => (
          <TextLink to={hrefOf(id)} quiet>
            {name}
          </TextLink>
        ),
      },
      {
        id: 'type',
        header: t('items.type'),
        sortable: true,
        width: typeWidth,
        foldable: true,
        card: 'line',
        cell: ({ type }) => <bdi>{seeded(type) || '—'}</bdi>,
      },
      ...own,
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
  }, [t, seeded, hrefOf, narrow, columnsOf]);
}
