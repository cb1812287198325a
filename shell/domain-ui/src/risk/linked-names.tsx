import { useFormat } from '@parapet/sdk';
import type { ItemFormKind } from '../items/item-form-kinds.ts';
import { useItemNames } from '../items/use-item-names.ts';
import { usePeople } from '../people/use-people.ts';

interface ItemNamesProps {
  kind: ItemFormKind;
  ids: readonly string[];
  /** Names by id that are known already. */
  known?: Readonly<Record<string, string>>;
}

/** The names of linked assets or scenarios. */
export function ItemNames({ kind, ids, known }: ItemNamesProps) {
  const format = useFormat();
  return <bdi>{format.list(ids.map(useItemNames(kind, ids, known)))}</bdi>;
}

interface PersonNameProps {
  id: string;
  /** Empty for somebody whom the page has not asked for, e.g. who owned a risk earlier. */
  nameOf: (id: string) => string;
}

export function PersonName({ id, nameOf }: PersonNameProps) {
  const known = nameOf(id);
  const other = usePeople([known === '' ? id : null]);
  return <bdi>{known === '' ? other(id) : known}</bdi>;
}
