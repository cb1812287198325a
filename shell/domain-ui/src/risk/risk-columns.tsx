import type { Risk } from '@parapet/contracts';
import { scoreBucket } from '@parapet/contracts/rules';
import { useFormat, type Format } from '@parapet/sdk';
import { SeverityBadge, StatusBadge, Text, type DataTableColumn } from '@parapet/ui';
import { useMemo } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './risk-columns.module.css';
import { RiskTitle } from './risk-title.tsx';

export type RiskColumn = 'title' | 'category' | 'assets' | 'scenarios' | 'severity' | 'status' | 'updated_at';

type Columns = (DataTableColumn<Risk> & { id: RiskColumn })[];

/**
 * Columns of a list of risks. Ids of the sortable ones are the names that the list call sorts by. The score stands under the title, with its
 * level: severity is what a person chose, the level is computed. They stay the same from one render to the next, so that rows need not be
 * drawn again.
 *
 * @param pathOf path that opens the risk with that id; give the same function each time
 * @param options.only these columns in this order, for a short list that nobody sorts; all when absent
 */
export function useRiskColumns(pathOf: (id: string) => string, { only }: { only?: readonly RiskColumn[] } = {}): DataTableColumn<Risk>[] {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const all = useMemo(() => riskColumns(t, seeded, format, pathOf), [t, seeded, format, pathOf]);
  return useMemo(() => {
    if (only === undefined) return all;
    return only.flatMap((id) => all.filter((column) => column.id === id).map((column) => ({ ...column, sortable: false, sorts: undefined })));
  }, [all, only]);
}

function riskColumns(t: ReturnType<typeof useDomainTexts>, seeded: (text: string) => string, format: Format, pathOf: (id: string) => string): Columns {
  return [
    {
      id: 'title',
      header: t('field.risk'),
      sorts: [
        { id: 'risk_score', direction: 'desc', label: t('sort.score-desc'), short: t('sort.by-score') },
        { id: 'risk_score', direction: 'asc', label: t('sort.score-asc'), short: t('sort.by-score') },
        { id: 'title', direction: 'asc', label: t('sort.title-asc'), short: t('sort.by-title') },
        { id: 'title', direction: 'desc', label: t('sort.title-desc'), short: t('sort.by-title') },
      ],
      hideable: false,
      cell: (risk) => <RiskTitle risk={risk} to={pathOf(risk.id)} />,
      secondary: ({ risk_score: score }) => t('score.line', { score, level: t(`level.${scoreBucket(score)}`) }),
    },
    { id: 'category', header: t('field.category'), sortable: true, width: 116, foldable: true, card: 'hidden', cell: (risk) => seeded(risk.category) || '—' },
    { id: 'assets', header: t('field.assets'), align: 'end', width: 64, card: 'hidden', cell: (risk) => format.number(risk.selected_assets.length) },
    { id: 'scenarios', header: t('field.scenarios'), align: 'end', width: 84, card: 'hidden', cell: (risk) => format.number(risk.selected_scenarios.length) },
    { id: 'severity', header: t('field.severity'), sortable: true, sortFirst: 'desc', width: 100, card: 'corner', cell: (risk) => <SeverityBadge severity={risk.severity} /> },
    { id: 'status', header: t('field.status'), sortable: true, width: 108, card: 'line', cell: (risk) => <StatusBadge status={risk.status} /> },
    {
      id: 'updated_at',
      header: t('field.updated'),
      sortable: true,
      sortFirst: 'desc',
      width: 116,
      foldable: true,
      card: 'hidden',
      cell: (risk) => (
        <Text component="time" inherit c="dimmed" className={classes.when} dateTime={risk.updated_at} title={format.dateTime(risk.updated_at)}>
          {format.relative(risk.updated_at)}
        </Text>
      ),
    },
  ];
}
