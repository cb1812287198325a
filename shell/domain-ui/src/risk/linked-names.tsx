import { query, useFormat, useQuery } from '@parapet/sdk';
import type { ItemFormKind } from '../items/item-form-kinds.ts';
import { useItemNames } from '../items/use-item-names.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';

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

/** 'Unknown' for what is gone or may not be seen; empty until that is known. */
function ReadName({ read: { data, isPending } }: { read: { data: { name: string } | undefined; isPending: boolean } }) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  return <bdi>{data === undefined ? (isPending ? '' : t('value.unknown')) : seeded(data.name)}</bdi>;
}

export function TemplateName({ id }: { id: string }) {
  return <ReadName read={useQuery({ ...query('getGrcTemplate', { id }), retry: false })} />;
}

export function RegisterName({ id }: { id: string }) {
  const { data, isPending } = useQuery(query('listRiskTables', { id: [id], templates_only: false }));
  return <ReadName read={{ data: data?.items[0], isPending }} />;
}

export function DomainName({ id }: { id: string }) {
  const { data, isPending } = useQuery(query('listGrcDomains', { limit: 200 }));
  return <ReadName read={{ data: data?.items.find((domain) => domain.id === id), isPending }} />;
}
