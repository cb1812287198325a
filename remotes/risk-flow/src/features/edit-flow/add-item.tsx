import { failureOf, keepPreviousData, query, useQuery } from '@parapet/sdk';
import { Combobox, type ComboboxOption } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './edit-flow.module.css';

/** Items that a search shows at once. */
const FOUND = 50;

interface AddItemProps {
  kind: 'assets' | 'properties' | 'scenarios';
  selected: readonly string[];
  onAdd: (id: string) => void;
}

/** Adds one more item, found by its words. For people who may read assets. */
export function AddItem({ kind, selected, onAdd }: AddItemProps) {
  const t = useTexts();
  const [q, setQ] = useState('');
  const common = { limit: FOUND, ...(q !== '' && { q }) };
  const assets = useQuery({
    ...query('listAssets', { ...common, sort: 'name' }),
    enabled: kind === 'assets',
    placeholderData: keepPreviousData,
  });
  const properties = useQuery({
    ...query('listProperties', { ...common, sort: 'name' }),
    enabled: kind === 'properties',
    placeholderData: keepPreviousData,
  });
  const scenarios = useQuery({
    ...query('listRiskScenarios', { ...common, sort: 'title' }),
    enabled: kind === 'scenarios',
    placeholderData: keepPreviousData,
  });
  const found: ComboboxOption[] = [
    ...(assets.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...(properties.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...(scenarios.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ];
  const asked = { assets, properties, scenarios }[kind];
  return (
    <div className={classes.add}>
      <Combobox
        label={t(`edit-flow.add-${kind}`)}
        labelHidden
        placeholder={t(`edit-flow.add-${kind}`)}
        value={null}
        onChange={(id) => {
          if (id !== null && !selected.includes(id)) onAdd(id);
        }}
        options={found.filter(({ value }) => !selected.includes(value))}
        onSearch={setQ}
        loading={asked.isFetching}
        loadError={asked.isError ? failureOf(asked.error, t('assets.failed')).message : null}
        onRetry={() => void asked.refetch()}
      />
    </div>
  );
}
