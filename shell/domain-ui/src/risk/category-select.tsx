import { categoryKey, categoryName } from '@parapet/contracts/rules';
import { failureOf, keepPreviousData, query, useQuery } from '@parapet/sdk';
import { Combobox, type ComboboxProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';

const MOST = 200;
/** As the contract has it. */
const LONGEST = 100;

interface CategorySelectProps extends Omit<
  ComboboxProps,
  'options' | 'selected' | 'onSearch' | 'create' | 'value' | 'onChange' | 'loading' | 'loadError' | 'onRetry'
> {
  /** As stored; empty for none. */
  value: string | null | undefined;
  onChange: (value: string) => void;
}

/** The category of a risk: one in use, one of the product, or a new one that is typed. */
export function CategorySelect({ value, onChange, ...field }: CategorySelectProps) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const [q, setQ] = useState('');
  const first = useQuery(query('listRiskCategories', { limit: MOST }));
  // Very many are searched by the service.
  const isSearched = first.data !== undefined && first.data.next_cursor !== null;
  const found = useQuery({
    ...query('listRiskCategories', { limit: MOST, q }),
    enabled: isSearched && q !== '',
    placeholderData: keepPreviousData,
  });
  const shown = isSearched && q !== '' ? found : first;
  const optionOf = (stored: string) => ({ value: stored, label: seeded(stored) });
  const categories = shown.data?.items ?? [];
  return (
    <Combobox
      placeholder={t('category.none')}
      {...field}
      value={value === '' ? null : value}
      selected={typeof value === 'string' && value !== '' ? optionOf(value) : null}
      options={categories
        .map((one) => ({
          ...optionOf(one.value),
          ...(one.former.length > 0 && {
            keywords: one.former.join(' '),
            description: t('category.former', { names: one.former.join(', ') }),
          }),
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label))}
      {...(isSearched && { onSearch: setQ })}
      create={(typed) => {
        const name = categoryName(typed).slice(0, LONGEST);
        const key = categoryKey(name);
        const isKnown = categories.some((one) =>
          [one.value, seeded(one.value), ...one.former].some((known) => categoryKey(known) === key),
        );
        return name === '' || isKnown || shown.data === undefined
          ? null
          : { value: name, label: t('category.create', { name }) };
      }}
      onChange={(next) => onChange(next ?? '')}
      loading={shown.isFetching && shown.data === undefined}
      loadError={shown.isError ? failureOf(shown.error, t('category.failed')).message : null}
      onRetry={() => void shown.refetch()}
    />
  );
}
