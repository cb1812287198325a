import { useEffect } from 'react';
import type { Location } from 'react-router';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useConfirm } from '../messages/confirm.ts';
import { useServices } from '../runtime/services.ts';
import { useNavigationGuard } from './router.tsx';
import { dropPendingSearch } from './use-search.ts';

/** The question before unsaved changes are lost; true when they may be. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useT(SDK_NAMESPACE);
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('leave.title'),
      message: t('leave.message'),
      confirmLabel: t('leave.confirm'),
      cancelLabel: t('leave.cancel'),
      danger: true,
    });
}

/** Asks that question for all forms of a page: before another address, Back, Forward and closing. */
export function LeaveQuestion() {
  const { unsavedForms, confirmations } = useServices();
  const ask = useLeaveQuestion();
  const leaving = (from: Location, to: Location) => unsavedForms.unsaved().filter((form) => form.isLeaving(from, to));
  useNavigationGuard({
    holds: (from, to) => leaving(from, to).length > 0,
    ask: () => {
      // Who clicks faster than a save is answered is asked only until it is: then nothing is lost any more.
      const end = unsavedForms.onSaved(() => {
        if (unsavedForms.unsaved().length === 0) confirmations.answer(true);
      });
      return ask().finally(end);
    },
    // Forms that stay on the page keep what was typed.
    onLeave: (from, to) => leaving(from, to).forEach((form) => form.discard()),
    onStay: dropPendingSearch,
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedForms.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsavedForms]);
  return null;
}
