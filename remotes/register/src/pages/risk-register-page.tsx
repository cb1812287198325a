import { useCan, useSearch } from '@parapet/sdk';
import { lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { RiskRegister } from '../features/risks/risk-register.tsx';

/** Loaded when the first risk is edited: the list needs no form. */
const EditRiskDialog = lazyPart(async () => ({
  default: (await import('../features/edit-risk/edit-risk-dialog.tsx')).EditRiskDialog,
}));

/** Loaded with the first risk that is opened. */
const RiskTasks = lazyPart(async () => ({ default: (await import('../features/tasks/risk-tasks.tsx')).RiskTasks }));

/** Loaded with the first risk that is opened by somebody who may not change it. */
const RiskReading = lazyPart(async () => ({
  default: (await import('../features/edit-risk/risk-reading.tsx')).RiskReading,
}));

/** The tasks of a risk, and what people who may not change it have no form for. */
const moreOf = (id: string, isReader: boolean) => (
  <Suspense fallback={null}>
    <RiskTasks key={id} riskId={id} />
    {isReader && <RiskReading key={`${id} reading`} riskId={id} />}
  </Suspense>
);

export function RiskRegisterPage() {
  const [search, change] = useSearch();
  const mayChange = useCan()('risks', 'update').allowed;
  const edited = search.get('edit') ?? '';
  /** @param id '' closes the dialog; its tab goes with it */
  const edit = (id: string) =>
    change(
      (next) => {
        next.delete('tab');
        if (id === '') next.delete('edit');
        else next.set('edit', id);
      },
      { push: id !== '' },
    );
  return (
    <>
      <RiskRegister onEdit={edit} more={(id) => moreOf(id, !mayChange)} />
      {edited !== '' && (
        <Suspense fallback={null}>
          <EditRiskDialog id={edited} onClose={() => edit('')} />
        </Suspense>
      )}
    </>
  );
}
