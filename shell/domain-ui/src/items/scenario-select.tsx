import { failureOf, keepPreviousData, query, useQuery, useSession } from '@parapet/sdk';
import { MultiSelect, type ComboboxOption, type MultiSelectProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

/** Scenarios that a search shows at once. */
const FOUND = 50;
/** Most ids that one call takes. */
const MAX_IDS = 100;

type ScenarioSelectProps = Omit<
  MultiSelectProps,
  'options' | 'selected' | 'onSearch' | 'loading' | 'loadError' | 'onRetry' | 'hint'
>;

/** Risk scenarios of the organization, found by their words. The values are their ids. Says how many there are to choose from. */
export function ScenarioSelect(props: ScenarioSelectProps) {
  const t = useDomainTexts();
  const { organizationId } = useSession();
  const [q, setQ] = useState('');
  const ids = (props.value ?? []).slice(0, MAX_IDS);
  const found = useQuery({
    ...query('listRiskScenarios', {
      organization_id: organizationId,
      limit: FOUND,
      sort: 'title',
      ...(q !== '' && { q }),
    }),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(query('listRiskScenarios', { organization_id: organizationId, limit: 1 }));
  const chosen = useQuery({
    ...query('listRiskScenarios', { organization_id: organizationId, id: [...ids].toSorted(), limit: MAX_IDS }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.items ?? []).map(({ id, title }): ComboboxOption => ({ value: id, label: title }));
  const selected = (chosen.data?.items ?? []).map(({ id, title }): ComboboxOption => ({ value: id, label: title }));
  const error = found.error ?? all.error;
  const hint =
    error !== null
      ? t('scenarios.failed', { error: failureOf(error, '').message })
      : all.data === undefined
        ? t('scenarios.loading')
        : all.data.total === 0
          ? t('scenarios.none')
          : t('scenarios.available', { count: all.data.total });
  return (
    <MultiSelect
      {...props}
      hint={hint}
      options={options}
      selected={selected}
      onSearch={setQ}
      loading={found.isFetching}
      loadError={found.isError ? failureOf(found.error, t('scenarios.failed', { error: '' })).message : null}
      onRetry={() => void found.refetch()}
    />
  );
}
