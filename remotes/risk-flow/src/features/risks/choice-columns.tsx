import type { Risk } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { ScoreBadge, SeverityBadge, StatusBadge, TextLink, type DataTableColumn } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './choice-columns.module.css';

/** What tells risks apart when one is chosen. */
export function useChoiceColumns(pathOf: (risk: Risk) => string): DataTableColumn<Risk>[] {
  const t = useTexts();
  const format = useFormat();
  return [
    {
      id: 'title',
      header: t('field.risk'),
      cell: (risk) => (
        <TextLink to={pathOf(risk)} quiet className={classes.title}>
          {risk.title}
        </TextLink>
      ),
    },
    { id: 'category', header: t('field.category'), cell: (risk) => risk.category || '—' },
    { id: 'severity', header: t('field.severity'), cell: (risk) => <SeverityBadge severity={risk.severity} /> },
    { id: 'status', header: t('field.status'), cell: (risk) => <StatusBadge status={risk.status} /> },
    { id: 'score', header: t('field.score'), align: 'end', cell: (risk) => <ScoreBadge score={risk.risk_score} /> },
    { id: 'updated', header: t('field.updated'), cell: (risk) => <span className={classes.when}>{format.relative(risk.updated_at)}</span> },
  ];
}
