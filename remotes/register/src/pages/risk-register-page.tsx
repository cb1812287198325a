import { routes, useCan, useListState, useUrlState } from '@parapet/sdk';
import { Button, PageHeader } from '@parapet/ui';
import { lazy, Suspense } from 'react';
import { riskList } from '../features/risks/risk-list.ts';
import { RiskPanel } from '../features/risks/risk-panel.tsx';
import { RiskTable } from '../features/risks/risk-table.tsx';
import { useTexts } from '../locales/use-texts.ts';

/** Loaded when the first risk is edited: the list needs no form. */
const EditRiskDialog = lazy(async () => ({ default: (await import('../features/edit-risk/edit-risk-dialog.tsx')).EditRiskDialog }));

export function RiskRegisterPage() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  const list = useListState(riskList);
  const [edited, setEdited] = useUrlState('edit', '');
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
      <RiskPanel id={list.opened} onClose={list.close} onEdit={(id) => setEdited(id, { push: true })} />
      {edited !== '' && (
        <Suspense fallback={null}>
          <EditRiskDialog id={edited} onClose={() => setEdited('')} />
        </Suspense>
      )}
    </>
  );
}
