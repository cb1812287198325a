import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useConfirm } from '../messages/confirm.ts';
import { useServices } from '../runtime/services.ts';
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

/** Asks that question for all forms of a page, since the router takes a single blocker: before another address, Back, Forward and closing. */
export function LeaveQuestion() {
  const { unsavedForms } = useServices();
  const location = useLocation();
  const ask = useEffectEvent(useLeaveQuestion());
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsavedForms.unsaved().some((form) => form.isLeaving(currentLocation, nextLocation)),
  );
  const answer = useEffectEvent((leaves: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!leaves) {
      dropPendingSearch();
      return blocker.reset();
    }
    // Forms that stay on the page keep what was typed.
    for (const form of unsavedForms.unsaved()) if (form.isLeaving(location, blocker.location)) form.discard();
    blocker.proceed();
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') void ask().then((leaves) => answer(leaves));
  }, [state]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedForms.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsavedForms]);
  return null;
}
