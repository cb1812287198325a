import { itemName, itemsQuery } from '@parapet/domain-ui';
import { failureOf, keepPreviousData, useQuery } from '@parapet/sdk';
import { Combobox } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './edit-flow.module.css';

/** Items that a search shows at once. */
const FOUND = 50;

interface AddItemProps {
  kind: 'assets' | 'properties' | 'scenarios';
  selected: readonly string[];
  onAdd: (id: string, name: string) => void;
}

/** Adds one more item, found by its words. For people who may read assets. */
export function AddItem({ kind, selected, onAdd }: AddItemProps) {
  const t = useTexts();
  const [q, setQ] = useState('');
  const found = useQuery({ ...itemsQuery(kind, { limit: FOUND, q }), placeholderData: keepPreviousData });
  const options = (found.data?.items ?? []).map((item) => ({ value: item.id, label: itemName(item) }));
  return (
    <div className={classes.add}>
      <Combobox
        label={t(`edit-flow.add-${kind}`)}
        labelHidden
        placeholder={t(`edit-flow.add-${kind}`)}
        value={null}
        onChange={(id) => {
          const label = options.find(({ value }) => value === id)?.label ?? '';
          if (id !== null && !selected.includes(id)) onAdd(id, label);
        }}
        options={options.filter(({ value }) => !selected.includes(value))}
        onSearch={setQ}
        loading={found.isFetching}
        loadError={found.isError ? failureOf(found.error, t('assets.failed')).message : null}
        onRetry={() => void found.refetch()}
      />
    </div>
  );
}
