import { FLOW_FILTERS, LEVELS, ME, NONE, RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { ownDays, useDomainTexts, usePeople, useSeededText } from '@parapet/domain-ui';
import { query, useFormat, useQuery } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import { CHANGED, DUE, NO_CATEGORY, type RiskFilterName, type RiskListState } from '../risk-list.ts';

/** Names of the filters, for chips and profiles. */
export function useFilterNames(): (name: RiskFilterName) => string {
  const t = useTexts();
  const words = useDomainTexts();
  return (name) => {
    switch (name) {
      case 'q':
        return t('risk-register.filter-search');
      case 'impact':
      case 'likely':
        return t('matrix.short');
      case 'level':
        return words('field.score');
      case 'scenario':
      case 'changed':
        return t(`filter.${name}`);
      case 'due':
      case 'asset':
      case 'register':
      case 'owner':
      case 'reviewer':
      case 'flow':
      case 'category':
      case 'severity':
      case 'status':
        return words(`field.${name}`);
    }
  };
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((one) => one === value);

/** What the values of the filters are called; names of records arrive a little later. */
export function useFilterValues(list: RiskListState): (name: RiskFilterName, value: string) => string {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const daysText = useDaysText();
  const { asset, scenario, register, owner, reviewer } = list.filters;
  const nameOf = usePeople([...owner, ...reviewer].filter((id) => id !== ME && id !== NONE));
  const assets = useQuery({ ...query('listAssets', { id: [...asset] }), enabled: asset.length > 0 });
  const scenarios = useQuery({ ...query('listRiskScenarios', { id: [...scenario] }), enabled: scenario.length > 0 });
  const registers = useQuery({ ...query('listRiskTables', { id: [register ?? ''] }), enabled: register !== null });
  return (name, value) => {
    switch (name) {
      case 'severity': {
        const severity = oneOf(RISK_SEVERITIES, value);
        return severity ? words(`severity.${severity}`) : value;
      }
      case 'level': {
        const level = oneOf(LEVELS, value);
        return level ? words(`level.${level}`) : value;
      }
      case 'status': {
        const status = oneOf(RISK_STATUS_GROUPS, value);
        return status ? words(`status.${status}`) : value;
      }
      case 'flow': {
        const flow = oneOf(FLOW_FILTERS, value);
        if (flow === NONE) return words('flow.none');
        return flow ? words(`status.${flow}`) : value;
      }
      case 'category':
        return value === NO_CATEGORY ? t('add-risk.no-category') : seeded(value);
      case 'owner':
      case 'reviewer':
        return value === ME ? t('filter.me') : value === NONE ? words('person.nobody') : nameOf(value);
      case 'asset':
        return assets.data?.items.find(({ id }) => id === value)?.name ?? words('value.unknown');
      case 'scenario':
        return scenarios.data?.items.find(({ id }) => id === value)?.title ?? words('value.unknown');
      case 'register':
        return (
          registers.data?.items.find(({ id }) => id === value)?.name ??
          (registers.isPending ? '' : words('value.unknown'))
        );
      case 'due': {
        const due = oneOf(DUE, value);
        return due ? t(`due.${due}`) : daysText(value);
      }
      case 'changed': {
        const changed = oneOf(CHANGED, value);
        return changed ? t(`changed.${changed}`) : daysText(value);
      }
      case 'impact':
      case 'likely':
      case 'q':
        return value;
    }
  };
}

/** Days of the person's own in words: '1 Mar 2026 – 31 Mar 2026', 'from 1 Mar 2026'. */
function useDaysText(): (value: string) => string {
  const t = useTexts();
  const { day } = useFormat();
  return (value) => {
    const { from, to } = ownDays(value) ?? { from: null, to: null };
    if (from !== null && to !== null)
      return from === to ? day(from) : t('filter.days', { from: day(from), to: day(to) });
    if (from !== null) return t('filter.days-from', { from: day(from) });
    return to === null ? '' : t('filter.days-to', { to: day(to) });
  };
}
