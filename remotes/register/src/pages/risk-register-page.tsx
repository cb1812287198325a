import { useUrlState } from '@parapet/sdk';
import { lazy, Suspense } from 'react';
import { RiskRegister } from '../features/risks/risk-register.tsx';

/** Loaded when the first risk is edited: the list needs no form. */
const EditRiskDialog = lazy(async () => ({ default: (await import('../features/edit-risk/edit-risk-dialog.tsx')).EditRiskDialog }));

/** Loaded with the first risk that is opened. */
const RiskTasks = lazy(async () => ({ default: (await import('../features/tasks/risk-tasks.tsx')).RiskTasks }));

const tasksOf = (id: string) => (
  <Suspense fallback={null}>
    <RiskTasks key={id} riskId={id} />
  </Suspense>
);

export function RiskRegisterPage() {
  const [edited, setEdited] = useUrlState('edit', '');
  return (
    <>
      <RiskRegister
        onEdit={(id) => setEdited(id, { push: true })}
        more={tasksOf}
      />
      {edited !== '' && (
        <Suspense fallback={null}>
          <EditRiskDialog id={edited} onClose={() => setEdited('')} />
        </Suspense>
      )}
    </>
  );
}
