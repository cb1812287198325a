import { DEFAULT_RISK_MATRIX, placeOnAxis } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { usePreferences, type FilterChip } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import { riskList, type RiskFilterName, type RiskListState } from '../risk-list.ts';
import { useFilterNames, useFilterValues } from './use-filter-texts.ts';

/** Filters that the matrix sets. To people they are one filter. */
export const MATRIX: readonly RiskFilterName[] = ['impact', 'likely'];

const isName = (name: string): name is RiskFilterName => Object.hasOwn(riskList.filters, name);
const NAMES = Object.keys(riskList.filters).filter(isName);

/** The filters in force, one chip for each, and how many of them a person chose. The others are defaults and cannot be removed. */
export function useRiskChips(list: RiskListState) {
  const t = useTexts();
  const words = useDomainTexts();
  const nameOf = useFilterNames();
  const valueOf = useFilterValues(list);
  const matrixText = useMatrixText(list);
  const remove = (...names: RiskFilterName[]) =>
    list.setFilters(Object.fromEntries(names.map((name) => [name, riskList.filters[name].initial])));
  const chosen = NAMES.filter((name) => !MATRIX.includes(name)).flatMap((name): FilterChip[] => {
    const values = textsOf(list, name);
    return values.length === 0
      ? []
      : [
          {
            id: name,
            label: nameOf(name),
            value: values.map((value) => valueOf(name, value)).join(', '),
            onRemove: () => remove(name),
          },
        ];
  });
  const matrix: FilterChip[] =
    matrixText === null
      ? []
      : [{ id: 'matrix', label: t('matrix.short'), value: matrixText, onRemove: () => remove(...MATRIX) }];
  const archived: FilterChip[] = list.filters.status.includes('archived')
    ? []
    : [{ id: 'archived', label: words('status.archived'), value: t('risk-register.left-out') }];
  return { chips: [...chosen, ...matrix, ...archived], chosen: chosen.length + matrix.length };
}

/** The values of a filter as the URL has them. */
function textsOf({ filters }: RiskListState, name: RiskFilterName): readonly string[] {
  const value = filters[name];
  if (value === null || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}

/** The selected part of the person's matrix: 'Impact 4', 'Impact 4, probability 2'; null for none. */
function useMatrixText({ filters: { impact, likely } }: RiskListState): string | null {
  const t = useTexts();
  const { preferences } = usePreferences();
  const { impactLevels, probabilityLevels } = preferences.riskMatrix ?? DEFAULT_RISK_MATRIX;
  const places = (values: readonly string[], levels: number) =>
    [...new Set(values.map((value) => placeOnAxis(Number(value), levels)))].join(', ');
  const parts = [
    ...(impact.length === 0 ? [] : [t('matrix.impact', { level: places(impact, impactLevels) })]),
    ...(likely.length === 0 ? [] : [t('matrix.probability', { level: places(likely, probabilityLevels) })]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}
