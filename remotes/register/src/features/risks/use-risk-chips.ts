import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import type { FilterChip } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

/** Names of the filters, for chips and profiles. */
export function useFilterNames(): (name: keyof RiskListState['filters']) => string {
  const t = useTexts();
  const words = useDomainTexts();
  return (name) => (name === 'q' ? t('risk-register.filter-search') : words(`field.${name}`));
}

/** The filters in force, with their values. */
export function useRiskChips(list: RiskListState): FilterChip[] {
  const t = useTexts();
  const words = useDomainTexts();
  const chips = list.chips(useFilterNames(), (name, value) => {
    const severity = name === 'severity' && RISK_SEVERITIES.find((one) => one === value);
    const status = name === 'status' && RISK_STATUS_GROUPS.find((one) => one === value);
    if (severity) return words(`severity.${severity}`);
    return status ? words(`status.${status}`) : value;
  });
  if (list.filters.status.includes('archived')) return chips;
  return [...chips, { id: 'archived', label: words('status.archived'), value: t('risk-register.left-out') }];
}
