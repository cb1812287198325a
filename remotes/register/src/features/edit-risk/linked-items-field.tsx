import { itemName, itemsQuery, useDomainTexts } from '@parapet/domain-ui';
import { useItemNames } from '@parapet/domain-ui/forms';
import { failureOf, keepPreviousData, useCan, useQuery } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { MultiSelect } from '@parapet/ui/forms';
import { useState, type ComponentProps } from 'react';

/** Items that a search shows at once. */
const FOUND = 50;

interface LinkedItemsFieldProps extends Pick<
  ComponentProps<typeof MultiSelect>,
  'id' | 'name' | 'error' | 'change' | 'value' | 'onChange'
> {
  kind: 'assets' | 'scenarios';
  /** Names by id, as the risk has them; people who may not read assets see these, and change nothing. */
  known: Readonly<Record<string, string>>;
  /** Starts to create one that is not there yet. */
  onCreate: () => void;
}

/** The assets that a risk threatens, or the scenarios by which it could come true: chips, a search, and the way to one that is not there yet. */
export function LinkedItemsField({ kind, known, onCreate, value, onChange, ...field }: LinkedItemsFieldProps) {
  const words = useDomainTexts();
  const can = useCan();
  const { allowed, reason } = can('assets', 'read');
  const [q, setQ] = useState('');
  /** Chosen in this form. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const found = useQuery({
    ...itemsQuery(kind, { limit: FOUND, q }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const ids = value ?? [];
  const nameOf = useItemNames(kind, ids, { ...chosen, ...known });
  const options = (found.data?.items ?? []).map((item) => ({ value: item.id, label: itemName(item) }));
  const take = (next: string[]) => {
    setChosen({ ...chosen, ...Object.fromEntries(options.map((option) => [option.value, option.label])) });
    onChange(next);
  };
  return (
    <MultiSelect
      {...field}
      label={words(`field.${kind}`)}
      value={ids}
      onChange={take}
      options={options}
      selected={ids.map((id) => ({ value: id, label: nameOf(id) }))}
      onSearch={setQ}
      loading={found.isFetching}
      loadError={found.isError ? failureOf(found.error, words(`link.${kind}-error`)).message : null}
      onRetry={() => void found.refetch()}
      {...(!allowed && { disabledReason: reason })}
      {...(can('assets', 'create').allowed && {
        action: (
          <Button size="sm" variant="subtle" icon="add" onClick={onCreate}>
            {words(`create.${kind}`)}
          </Button>
        ),
      })}
    />
  );
}
