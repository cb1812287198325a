import { useBlocker, useConfirm } from '@parapet/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/**
 * Asks before something typed is lost: on the way to another page, and by the browser's own question when the tab is
 * closed.
 * @param isUnsaved asked at the moment of leaving
 */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  const t = useTexts();
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = { title: t('add-risk.leave'), message: t('add-risk.leave-message'), confirmLabel: t('add-risk.leave-confirm'), danger: true };
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
