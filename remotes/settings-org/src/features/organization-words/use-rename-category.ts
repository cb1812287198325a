import { errorMessage, useNotify, useOperation, useSession, useStartedJob } from '@parapet/sdk';
import { useState } from 'react';
import { useWordTexts } from '../../locales/organization-words/texts.ts';

/** A renaming: names as they are stored, and as the reader sees them. */
export interface Renaming {
  from: string;
  to: string;
  merge: boolean;
  shown: { from: string; to: string };
}

/** Renames a category with all its risks, in several requests where one does not reach. */
export function useRenameCategory() {
  const t = useWordTexts();
  const notify = useNotify();
  const onStarted = useStartedJob();
  const { organizationId: orgId } = useSession();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useOperation('renameRiskCategory', { onError: () => {} });

  /** @returns false when the renaming goes on in the background @throws {ApiError} when it is refused */
  async function send({ from, to, merge }: Pick<Renaming, 'from' | 'to' | 'merge'>) {
    let [changed, refused] = [0, 0];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof mutateAsync>> = await mutateAsync({
        orgId,
        body: { from, to, merge, ...(cursor !== null && { cursor }) },
      });
      if ('state' in answer) {
        onStarted(answer);
        return false;
      }
      changed += answer.items.filter(({ status }) => status === 'done').length;
      refused += answer.items.filter(({ status }) => status === 'refused').length;
      cursor = answer.next_cursor;
    } while (cursor !== null);
    return { changed, refused };
  }

  async function working<R>(work: () => Promise<R>): Promise<R> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  /** Says what became of it. @throws {ApiError} when it is refused */
  async function rename(renaming: Renaming): Promise<void> {
    const { from, to, merge, shown } = renaming;
    const end = await working(() => send(renaming));
    if (end === false) return notify.info(t('in-background', shown));
    if (end.refused > 0) notify.error(t('refused', { count: end.refused }));
    if (merge) return notify.success(t('merged', { ...shown, count: end.changed }));
    notify.undo(t('renamed', { ...shown, count: end.changed }), () =>
      rename({ from: to, to: from, merge: false, shown: { from: shown.to, to: shown.from } }),
    );
  }

  return {
    busy,
    rename,
    /** Lets a former name be a category of its own again. */
    free: async (name: string): Promise<void> => {
      try {
        await working(() => send({ from: name, to: name, merge: false }));
        notify.success(t('freed', { name }));
      } catch (error) {
        notify.error(errorMessage(error, t('failed')));
      }
    },
  };
}
