import type { BulkItem } from '@parapet/contracts';
import { useConfirm, useOperation, useSession } from '@parapet/sdk';
import { useState } from 'react';
import { runBulk } from '../bulk/bulk-run.ts';
import { IMPORTS, type ImportKind } from './import-kinds.ts';
import { useImportTexts } from './locales/use-import-texts.ts';

/** Deletes again what an import created; what its rows linked to stays. */
export function useUndoImport(kind: ImportKind, ids: readonly string[]) {
  const t = useImportTexts();
  const confirm = useConfirm();
  const { organizationId } = useSession();
  const { mutateAsync } = useOperation(IMPORTS[kind].bulk, { onError: () => {} });
  const [running, setRunning] = useState(false);
  /** How many were deleted, and how many were not. */
  const [outcome, setOutcome] = useState<{ deleted: number; refused: number; error?: unknown } | null>(null);
  const undo = async () => {
    if (
      !(await confirm({
        title: t('undo.title'),
        message: t('undo.message', { count: ids.length }),
        confirmLabel: t('undo.confirm'),
        danger: true,
      }))
    )
      return;
    const items: BulkItem[] = [];
    setRunning(true);
    setOutcome(null);
    const error: unknown = await runBulk(
      { ids },
      {
        send: ({ ids: some = [], cursor }) =>
          mutateAsync({
            body: {
              organization_id: organizationId,
              action: 'delete',
              ids: some,
              ...(cursor !== undefined && { cursor }),
            },
          }),
        onProgress: (more) => items.push(...more),
        isStopped: () => false,
      },
    ).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    setRunning(false);
    // Some may be gone already, since somebody else deleted them.
    const refused = items.filter(({ status, problem }) => status === 'refused' && problem?.status !== 404).length;
    setOutcome({ deleted: items.length - refused, refused, ...(error !== undefined && { error }) });
  };
  return { undo, running, outcome };
}
