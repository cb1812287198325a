import { keepPreviousData, query, useQuery } from '@parapet/sdk';
import { Combobox, type ComboboxOption, type ComboboxProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { riskQuery } from '../api/risk-queries.ts';
import { useTexts } from '../locales/use-texts.ts';

const FOUND = 20;

interface RiskSelectProps extends Omit<
  ComboboxProps,
  'options' | 'selected' | 'onSearch' | 'loading' | 'loadError' | 'onRetry'
> {
  /** Before the risks, e.g. 'All Risks'. */
  fixed?: readonly ComboboxOption[];
}

const NONE: readonly ComboboxOption[] = [];

/** A risk of the organization, found by its words. The value is its id. */
export function RiskSelect({ value, fixed = NONE, ...field }: RiskSelectProps) {
  const t = useTexts();
  const [q, setQ] = useState('');
  const own = fixed.find((option) => option.value === value);
  const chosen = useQuery({
    ...riskQuery(value ?? ''),
    enabled: typeof value === 'string' && value !== '' && own === undefined,
  });
  const found = useQuery({
    ...query('listRisks', { limit: FOUND, sort: '-risk_score', ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      placeholder={t('tasks.no-risk')}
      {...field}
      value={value}
      selected={own ?? (chosen.data && value ? { value, label: chosen.data.title } : null)}
      options={[...fixed, ...(found.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))]}
      onSearch={setQ}
      loading={found.isFetching}
      loadError={found.isError ? t('risk-register.failed') : null}
      onRetry={() => void found.refetch()}
    />
  );
}
