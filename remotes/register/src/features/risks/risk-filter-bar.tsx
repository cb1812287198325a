import { useDomainTexts } from '@parapet/domain-ui';
import { useSearchBox } from '@parapet/sdk';
import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { FilterBar, SelectField } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';

/** Search and filters of the register; each choice becomes a chip that can be taken away. */
export function RiskFilterBar({ list }: { list: RiskListState }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { q, severity, status } = list.filters;
  const box = useSearchBox(q, (text) => list.setFilters({ q: text }));
  const severities = RISK_SEVERITIES.toReversed().filter((one) => !severity.includes(one));
  const statuses = RISK_STATUS_GROUPS.filter((one) => !status.includes(one));
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
      <SelectField
        label={words('field.severity')}
        labelHidden
        placeholder={words('field.severity')}
        value={null}
        options={severities.map((value) => ({ value, label: words(`severity.${value}`) }))}
        onChange={(value) => list.setFilters({ severity: [...severity, value] })}
      />
      <SelectField
        label={words('field.status')}
        labelHidden
        placeholder={words('field.status')}
        value={null}
        options={statuses.map((value) => ({ value, label: words(`status.${value}`) }))}
        onChange={(value) => list.setFilters({ status: [...status, value] })}
      />
    </FilterBar>
  );
}
