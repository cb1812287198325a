import { useSearch } from '@parapet/sdk';
import { LoadingState, Stack, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { RiskRegister } from '../features/risks/risk-register.tsx';

/** Loaded when the first risk is edited: the list needs no form. */
const EditRiskDialog = lazyPart(async () => ({
  default: (await import('../features/edit-risk/edit-risk-dialog.tsx')).EditRiskDialog,
}));

/** Loaded with the first risk that is opened. */
const RiskTasks = lazyPart(async () => ({ default: (await import('../features/tasks/risk-tasks.tsx')).RiskTasks }));

/** Loaded with the first risk that is opened. */
const RiskReading = lazyPart(async () => ({
  default: (await import('../features/edit-risk/risk-reading.tsx')).RiskReading,
}));

/** The tasks of a risk, its answers, notes and history. */
const moreOf = (id: string) => (
  <Suspense fallback={<LoadingState shape="lines" />}>
    <Stack key={id} gap="md">
      <RiskTasks riskId={id} />
      <RiskReading riskId={id} />
    </Stack>
  </Suspense>
);

export function RiskRegisterPage() {
  const [search, change] = useSearch();
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
      <RiskRegister onEdit={edit} more={moreOf} />
      {edited !== '' && (
        <Suspense fallback={null}>
          <EditRiskDialog id={edited} onClose={() => edit('')} />
        </Suspense>
      )}
    </>
  );
}
