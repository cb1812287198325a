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

export interface RiskChips {
  /** The filters in force, with their values. */
  chips: readonly FilterChip[];
  /** How many of them a person chose; a default cannot be taken away. */
  chosen: number;
}

export function useRiskChips(list: RiskListState): RiskChips {
  const t = useTexts();
  const words = useDomainTexts();
  const filters = list.chips(useFilterNames(), (name, value) => {
    const severity = name === 'severity' && RISK_SEVERITIES.find((one) => one === value);
    const status = name === 'status' && RISK_STATUS_GROUPS.find((one) => one === value);
    if (severity) return words(`severity.${severity}`);
    return status ? words(`status.${status}`) : value;
  });
  const archived: FilterChip = { id: 'archived', label: words('status.archived'), value: t('risk-register.left-out') };
  const chips = list.filters.status.includes('archived') ? filters : [...filters, archived];
  return { chips, chosen: chips.filter(({ onRemove }) => onRemove !== undefined).length };
}
