import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useSearchBox } from '@parapet/sdk';
import { FilterBar, FilterMenu } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

/** Worst first. */
const SEVERITIES = RISK_SEVERITIES.toReversed();

/** Search and filters of the register; each filter in force becomes a chip that can be taken away. */
export function RiskFilterBar({ list }: { list: RiskListState }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { q, severity, status } = list.filters;
  const box = useSearchBox(q, (text) => list.setFilters({ q: text }));
  const chips = list.chips(
    (name) => (name === 'q' ? t('risk-register.filter-search') : words(`field.${name}`)),
    (name, value) => {
      const chosenSeverity = name === 'severity' && RISK_SEVERITIES.find((one) => one === value);
      const chosenStatus = name === 'status' && RISK_STATUS_GROUPS.find((one) => one === value);
      if (chosenSeverity) return words(`severity.${chosenSeverity}`);
      return chosenStatus ? words(`status.${chosenStatus}`) : value;
    },
  );
  return (
    <FilterBar search={{ ...box, label: t('risk-register.search') }} active={chips} onClear={list.clear}>
      <FilterMenu
        label={words('field.severity')}
        value={severity}
        options={SEVERITIES.map((value) => ({ value, label: words(`severity.${value}`) }))}
        onChange={(chosen) => list.setFilters({ severity: chosen })}
      />
      <FilterMenu
        label={words('field.status')}
        value={status}
        options={RISK_STATUS_GROUPS.map((value) => ({ value, label: words(`status.${value}`) }))}
        onChange={(chosen) => list.setFilters({ status: chosen })}
      />
    </FilterBar>
  );
}
