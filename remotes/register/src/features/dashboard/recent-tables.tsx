import type { Dashboard, RiskSeverity } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { toDay, useFormat } from '@parapet/sdk';
import { Card, DataTable, EmptyState, SeverityBadge, TextLink, type DataTableColumn, type IconName } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './dashboard.module.css';
import { archivedRiskPath, riskPath } from './register-paths.ts';

interface Row {
  id: string;
  title: string;
  severity: RiskSeverity;
  at: string;
  to: string;
}

/** The five risks whose flow was completed last in the range, and the five that were archived last. */
export function RecentTables({ figures }: { figures: Dashboard | undefined }) {
  const t = useTexts();
  const words = useDomainTexts();
  return (
    <div className={classes.tables}>
      <RecentTable
        title={t('dashboard.recently-completed')}
        columns={[words('field.risk'), t('dashboard.completed')]}
        rows={figures?.completed_flows.map(({ id, risk_id, risk_title, risk_severity, completed_at }) => ({
          id,
          title: risk_title,
          severity: risk_severity,
          at: completed_at,
          to: riskPath(risk_id),
        }))}
        icon="flow"
        empty={t('dashboard.no-completed')}
      />
      <RecentTable
        title={t('dashboard.recently-archived')}
        columns={[words('field.title'), words('status.archived')]}
        rows={figures?.archived_risks.map(({ id, title, severity, archived_at }) => ({
          id,
          title,
          severity,
          at: archived_at,
          to: archivedRiskPath(id),
        }))}
        icon="archive"
        empty={t('dashboard.no-archived')}
      />
    </div>
  );
}

interface RecentTableProps {
  title: string;
  /** Headings of the title and of the date. */
  columns: readonly [string, string];
  rows: readonly Row[] | undefined;
  icon: IconName;
  empty: string;
}

function RecentTable({ title, columns: [name, date], rows, icon, empty }: RecentTableProps) {
  const columns = useRecentColumns(name, date);
  return (
    <Card title={title} padding="none">
      <DataTable
        label={title}
        bordered={false}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.title}
        empty={<EmptyState size="sm" icon={icon} title={empty} />}
      />
    </Card>
  );
}

function useRecentColumns(name: string, date: string): DataTableColumn<Row>[] {
  const words = useDomainTexts();
  const format = useFormat();
  return [
    {
      id: 'title',
      header: name,
      width: 120,
      cell: (row) => (
        <TextLink to={row.to} quiet>
          {row.title}
        </TextLink>
      ),
    },
    {
      id: 'severity',
      header: words('field.severity'),
      width: 92,
      cell: ({ severity }) => <SeverityBadge severity={severity} label={words(`severity.${severity}`)} />,
    },
    {
      id: 'at',
      header: date,
      width: 86,
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={at} title={format.dateTime(at)}>
          {format.shortDay(toDay(new Date(at)))}
        </time>
      ),
    },
  ];
}
