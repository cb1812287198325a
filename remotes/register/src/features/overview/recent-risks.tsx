import type { Risk } from '@parapet/contracts';
import { routes, useFormat, useNavigate } from '@parapet/sdk';
import { Card, DataTable, ScoreBadge, SeverityBadge, StatusBadge, TextLink, type DataTableColumn } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './recent-risks.module.css';

const pathOf = ({ id }: Risk) => `${routes.riskRegister()}?${new URLSearchParams({ risk: id })}`;

/** The risks that changed last; each opens in the register. */
export function RecentRisks({ risks }: { risks: readonly Risk[] | undefined }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <Card title={t('dashboard.recent')} actions={<TextLink to={routes.riskRegister()}>{t('dashboard.all')}</TextLink>} padding="none">
      <DataTable
        label={t('risk-register.table')}
        bordered={false}
        columns={useColumns()}
        rows={risks}
        rowId={(risk) => risk.id}
        rowLabel={(risk) => risk.title}
        onRowOpen={(risk) => void navigate(pathOf(risk))}
        empty={null}
      />
    </Card>
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
