import type { Risk } from '@parapet/contracts';
import { routes, useFormat, useNavigate } from '@parapet/sdk';
import { DataTable, ScoreBadge, SeverityBadge, StatusBadge, TextLink, type DataTableColumn } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './recent-risks.module.css';

const pathOf = ({ id }: Risk) => `${routes.riskRegister()}?${new URLSearchParams({ risk: id })}`;

/** The risks that changed last; each opens in the register. */
export function RecentRisks({ risks }: { risks: readonly Risk[] | undefined }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <DataTable
      label={t('dashboard.recent')}
      toolbar={
        <div className={classes.head}>
          <h2 className={classes.heading}>{t('dashboard.recent')}</h2>
          <TextLink to={routes.riskRegister()}>{t('dashboard.all')}</TextLink>
        </div>
      }
      columns={useColumns()}
      rows={risks}
      rowId={(risk) => risk.id}
      rowLabel={(risk) => risk.title}
      onRowOpen={(risk) => void navigate(pathOf(risk))}
      empty={null}
    />
  );
}

function useColumns(): DataTableColumn<Risk>[] {
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
    { id: 'severity', header: t('field.severity'), cell: (risk) => <SeverityBadge severity={risk.severity} /> },
    { id: 'status', header: t('field.status'), cell: (risk) => <StatusBadge status={risk.status} /> },
    { id: 'score', header: t('field.score'), align: 'end', cell: (risk) => <ScoreBadge score={risk.risk_score} /> },
    { id: 'updated', header: t('field.updated'), cell: (risk) => <span className={classes.when}>{format.relative(risk.updated_at)}</span> },
  ];
}
