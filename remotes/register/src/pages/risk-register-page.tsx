import { routes, useCan, useListState } from '@parapet/sdk';
import { Button, PageHeader } from '@parapet/ui';
import { riskList } from '../features/risks/risk-list.ts';
import { RiskPanel } from '../features/risks/risk-panel.tsx';
import { RiskTable } from '../features/risks/risk-table.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function RiskRegisterPage() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  const list = useListState(riskList);
  return (
    <>
      <PageHeader
        title={t('risk-register.title')}
        description={t('risk-register.description')}
        actions={
          mayAdd ? (
            <Button variant="primary" icon="add" to={routes.addRisk()}>
              {t('add-risk.title')}
            </Button>
          ) : undefined
        }
      />
      <RiskTable list={list} />
      <RiskPanel id={list.opened} onClose={list.close} />
    </>
  );
}
