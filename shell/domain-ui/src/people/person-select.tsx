import { NONE, type Person } from '@parapet/contracts';
import { failureOf, keepPreviousData, query, useQuery } from '@parapet/sdk';
import { Avatar, Combobox, type ComboboxOption, type ComboboxProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { personName, usePeople } from './use-people.ts';

/** People that a search shows at once. */
const FOUND = 50;

interface PersonSelectProps extends Omit<
  ComboboxProps,
  'options' | 'selected' | 'onSearch' | 'loading' | 'loadError' | 'onRetry'
> {
  /** 'Nobody' is an entry too, with the value `NONE`: for a field in which an empty box means that nothing is chosen yet. */
  nobody?: boolean;
  /** The value is the person's name, for a field that is a text: it may hold the name of somebody who is no member. */
  byName?: boolean;
}

/** A member of the organization, found by name or address. The value is the member's id, unless it is asked for by name. */
export function PersonSelect({ value, nobody = false, byName = false, ...field }: PersonSelectProps) {
  const t = useDomainTexts();
  const [q, setQ] = useState('');
  const nameOf = usePeople([byName || value === NONE ? null : value]);
  const found = useQuery({
    ...query('listPeople', { limit: FOUND, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  const items: readonly Person[] = found.data?.items ?? [];
  // Two people of one name are the same text.
  const people = byName ? [...new Map(items.map((person) => [personName(person), person])).values()] : items;
  const noOne: ComboboxOption = { value: NONE, label: t('person.nobody') };
  const selected =
    typeof value !== 'string' || value === ''
      ? null
      : value === NONE
        ? noOne
        : optionOf(value, byName ? value : nameOf(value));
  return (
    <Combobox
      {...(!nobody && { placeholder: t('person.nobody') })}
      {...field}
      value={value}
      selected={selected}
      options={[
        ...(nobody && q === '' ? [noOne] : []),
        ...people.map((person) =>
          optionOf(
            byName ? personName(person) : person.id,
            personName(person),
            person.name === null ? undefined : (person.email ?? undefined),
          ),
        ),
      ]}
      onSearch={setQ}
      loading={found.isFetching}
      loadError={found.isError ? failureOf(found.error, t('person.failed')).message : null}
      onRetry={() => void found.refetch()}
    />
  );
}

function optionOf(id: string, name: string, description?: string): ComboboxOption {
  return {
    value: id,
    label: name,
    leading: <Avatar name={name} size="xs" />,
    ...(description !== undefined && { description }),
  };
}
