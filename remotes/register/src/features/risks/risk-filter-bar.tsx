import { useDomainTexts } from '@parapet/domain-ui';
import { useSearchBox } from '@parapet/sdk';
import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { FilterBar, type ActiveFilter } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskFilters } from './use-risk-filters.ts';

/** Search and filters of the register; each choice becomes a chip that can be taken away. */
export function RiskFilterBar({ filters }: { filters: RiskFilters }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { q, severity, status } = filters.request;
  const box = useSearchBox(q, filters.setQ);
  const severities = RISK_SEVERITIES.toReversed().filter((one) => !severity.includes(one));
  const statuses = RISK_STATUS_GROUPS.filter((one) => !status.includes(one));
  const active: ActiveFilter[] = [
    ...severity.map((one) => ({
      id: `severity-${one}`,
      label: t('risk-register.filter-severity', { value: words(`severity.${one}`) }),
      onRemove: () => filters.setSeverity(severity.filter((other) => other !== one)),
    })),
    ...status.map((one) => ({
      id: `status-${one}`,
      label: t('risk-register.filter-status', { value: words(`status.${one}`) }),
      onRemove: () => filters.setStatus(status.filter((other) => other !== one)),
    })),
  ];
  if (q !== '') active.unshift({ id: 'q', label: t('risk-register.filter-search', { text: q }), onRemove: () => filters.setQ('') });
  return (
    <FilterBar search={{ ...box, label: t('risk-register.search') }} active={active} onClear={filters.clear}>
      <SelectField
        label={words('field.severity')}
        labelHidden
        placeholder={words('field.severity')}
        value={null}
        options={severities.map((value) => ({ value, label: words(`severity.${value}`) }))}
        onChange={(value) => filters.setSeverity([...severity, value])}
      />
      <SelectField
        label={words('field.status')}
        labelHidden
        placeholder={words('field.status')}
        value={null}
        options={statuses.map((value) => ({ value, label: words(`status.${value}`) }))}
        onChange={(value) => filters.setStatus([...status, value])}
      />
    </FilterBar>
  );
}
