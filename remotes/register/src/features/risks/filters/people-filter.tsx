import { ME, NONE, type RiskFacets } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { useSession } from '@parapet/sdk';
import { FilterMenu, type FilterOption } from '@parapet/ui/filters';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';

interface PeopleFilterProps {
  list: RiskListState;
  name: 'owner' | 'reviewer';
  counts: RiskFacets['owner_id'];
}

/** A filter by people: oneself, nobody, and who is named most. */
export function PeopleFilter({ list, name, counts }: PeopleFilterProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const { user } = useSession();
  const value = list.filters[name];
  const countOf = (id: string) => counts.find((one) => one.value === id)?.count ?? 0;
  const others = [...new Set([...counts.map((one) => one.value), ...value])].filter(
    (id) => id !== NONE && id !== ME && id !== user.id,
  );
  const nameOf = usePeople(others);
  const options: FilterOption[] = [
    { value: ME, label: t('filter.me'), count: countOf(user.id) },
    { value: NONE, label: words('person.nobody'), count: countOf(NONE) },
    ...others.map((id) => ({ value: id, label: nameOf(id), count: countOf(id) })),
  ];
  return (
    <FilterMenu
      variant="row"
      label={words(`field.${name}`)}
      value={value}
      options={options}
      onChange={(chosen) => list.setFilters({ [name]: chosen })}
    />
  );
}
