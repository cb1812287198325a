import type { Risk } from '@parapet/contracts';
import { useRiskColumns, type RiskColumn } from '@parapet/domain-ui';
import { routes, useNavigate } from '@parapet/sdk';
import { Card, DataTable, TextLink } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

const pathOf = (id: string) => `${routes.riskRegister()}?${new URLSearchParams({ risk: id })}`;

const COLUMNS: readonly RiskColumn[] = ['title', 'severity', 'status', 'updated_at'];

/** The risks that changed last; each opens in the register. */
export function RecentRisks({ risks }: { risks: readonly Risk[] | undefined }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <Card title={t('dashboard.recent')} actions={<TextLink to={routes.riskRegister()}>{t('dashboard.all')}</TextLink>} padding="none">
      <DataTable
        label={t('risk-register.table')}
        bordered={false}
        columns={useRiskColumns(pathOf, { only: COLUMNS })}
        rows={risks}
        rowId={(risk) => risk.id}
        rowLabel={(risk) => risk.title}
        onRowOpen={(risk) => void navigate(pathOf(risk.id))}
        empty={null}
      />
    </Card>
  );
}
