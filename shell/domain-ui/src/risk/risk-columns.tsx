import type { Risk } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { ScoreBadge, SeverityBadge, StatusBadge, Text, type DataTableColumn } from '@parapet/ui';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './risk-columns.module.css';
import { RiskTitle } from './risk-title.tsx';

export type RiskColumn = 'title' | 'category' | 'assets' | 'scenarios' | 'severity' | 'status' | 'risk_score' | 'updated_at';

/**
 * Columns of a list of risks. Ids of the sortable ones are the names that the list call sorts by.
 *
 * @param pathOf path that opens a risk
 * @param options.only these columns in this order, for a short list that nobody sorts; all when absent
 */
export function useRiskColumns(pathOf: (risk: Risk) => string, { only }: { only?: readonly RiskColumn[] } = {}): DataTableColumn<Risk>[] {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const all: (DataTableColumn<Risk> & { id: RiskColumn })[] = [
    { id: 'title', header: t('field.risk'), sortable: true, hideable: false, cell: (risk) => <RiskTitle risk={risk} to={pathOf(risk)} /> },
    { id: 'category', header: t('field.category'), sortable: true, cell: (risk) => seeded(risk.category) || '—' },
    {
      id: 'assets',
      header: t('field.assets'),
      align: 'end',
      defaultHidden: true,
      cell: (risk) => format.number(risk.selected_assets.length),
    },
    {
      id: 'scenarios',
      header: t('field.scenarios'),
      align: 'end',
      defaultHidden: true,
      cell: (risk) => format.number(risk.selected_scenarios.length),
    },
    { id: 'severity', header: t('field.severity'), sortable: true, cell: (risk) => <SeverityBadge severity={risk.severity} /> },
    { id: 'status', header: t('field.status'), sortable: true, cell: (risk) => <StatusBadge status={risk.status} /> },
    { id: 'risk_score', header: t('field.score'), sortable: true, align: 'end', cell: (risk) => <ScoreBadge score={risk.risk_score} /> },
    {
      id: 'updated_at',
      header: t('field.updated'),
      sortable: true,
      cell: (risk) => (
        <Text component="time" size="sm" c="dimmed" className={classes.when} dateTime={risk.updated_at} title={format.dateTime(risk.updated_at)}>
          {format.relative(risk.updated_at)}
        </Text>
      ),
    },
  ];
  if (only === undefined) return all;
  return only.flatMap((id) => all.filter((column) => column.id === id).map((column) => ({ ...column, sortable: false, defaultHidden: false })));
}
