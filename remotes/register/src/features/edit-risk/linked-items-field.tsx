import { itemName, itemsQuery, useDomainTexts } from '@parapet/domain-ui';
import { useItemNames, type Item } from '@parapet/domain-ui/forms';
import { failureOf, keepPreviousData, useCan, useQuery } from '@parapet/sdk';
import { Button, lazyPart } from '@parapet/ui';
import { MultiSelect } from '@parapet/ui/forms';
import { Suspense, useState, type ComponentProps } from 'react';

/** Loaded when something is missing. */
const NewItem = lazyPart(async () => ({ default: (await import('@parapet/domain-ui/forms')).NewItem }));

/** Items that a search shows at once. */
const FOUND = 50;

interface LinkedItemsFieldProps extends Pick<
  ComponentProps<typeof MultiSelect>,
  'id' | 'name' | 'error' | 'change' | 'value' | 'onChange'
> {
  kind: 'assets' | 'scenarios';
  /** Names by id, as the risk has them; people who may not read assets see these, and change nothing. */
  known: Readonly<Record<string, string>>;
}

/** The assets that a risk threatens, or the scenarios by which it could come true: chips, a search, and the way to one that is not there yet. */
export function LinkedItemsField({ kind, known, value, onChange, ...field }: LinkedItemsFieldProps) {
  const words = useDomainTexts();
  const can = useCan();
  const { allowed, reason } = can('assets', 'read');
  const [q, setQ] = useState('');
  const [isCreating, setCreating] = useState(false);
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
  const take = (next: readonly string[], created: readonly Item[] = []) => {
    const names = [
      ...options.map((one) => [one.value, one.label]),
      ...created.map((item) => [item.id, itemName(item)]),
    ];
    setChosen({ ...chosen, ...Object.fromEntries(names) });
    onChange([...next]);
  };
  return (
    <>
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
            <Button size="sm" variant="subtle" icon="add" onClick={() => setCreating(true)}>
              {words(`create.${kind}`)}
            </Button>
          ),
        })}
      />
      {isCreating && (
        <Suspense fallback={null}>
          <NewItem
            kind={kind}
            name=""
            onClose={() => setCreating(false)}
            onCreated={(item) => {
              setCreating(false);
              take([...ids, item.id], [item]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
