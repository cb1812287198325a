import { itemName, itemsQuery, MOST_IDS, useSeededText } from '@parapet/domain-ui';
import { isNotFound, useFormat, useQuery } from '@parapet/sdk';
import { templateQuery } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import type { ItemKind } from '../item-kinds.ts';

interface LinkedNamesProps {
  of: 'properties' | 'scenarios';
  ids: readonly string[];
}

/** Names of linked records in a history. Deleted records have no name any more and are counted. */
export function LinkedNames({ of, ids }: LinkedNamesProps) {
  const t = useTexts();
  const format = useFormat();
  const found = useQuery(itemsQuery(of, { id: ids, limit: MOST_IDS })).data?.items.map(itemName);
  if (found === undefined) return format.number(ids.length);
  const rest = ids.length - found.length;
  const gone =
    rest === 0
      ? []
      : [
          ids.length > MOST_IDS
            ? t('asset-templates.more', { n: format.number(rest) })
            : t('items.deleted-records', { count: rest }),
        ];
  return <bdi>{format.list([...found, ...gone])}</bdi>;
}

/** Name of the template that an item had. */
export function TemplateName({ kind, id }: { kind: ItemKind; id: string }) {
  const t = useTexts();
  const seeded = useSeededText();
  const { data, error } = useQuery(templateQuery(kind, id));
  if (isNotFound(error)) return t('items.deleted-template');
  return <bdi>{data === undefined ? '…' : seeded(data.name)}</bdi>;
}
