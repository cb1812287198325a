import { useLocation } from '@parapet/sdk';
import type { AuthState } from '@parapet/sdk/host';
import { Alert, Button, Dialog } from '@parapet/ui';
import { useShellText } from '../locales/texts.ts';
import { useSignIn } from './use-sign-in.tsx';

/** Over the page when its session ended: the page stays as it is below, with everything typed into it. */
export function SessionEnded({ state }: { state: Extract<AuthState, { status: 'expired' }> }) {
  const t = useShellText();
  const { pathname, search } = useLocation();
  const signIn = useSignIn(state.mode, `${pathname}${search}`);
  return (
    <>
      <Dialog
        opened
        // Closing it would leave a page that can do nothing.
        onClose={() => {}}
        role="alertdialog"
        size="sm"
        title={t('session.ended')}
        description={t('session.ended.message')}
        footer={
          <>
            <Button onClick={() => location.assign('/')}>{t('session.leave')}</Button>
            <Button variant="primary" onClick={() => signIn.start('login')} data-autofocus>
              {t('landing.sign-in')}
            </Button>
          </>
        }
      >
        {signIn.problem !== null && <Alert kind="error">{t(signIn.problem)}</Alert>}
        {signIn.waiting && <Alert>{t('sign-in.popup')}</Alert>}
      </Dialog>
      {signIn.dialog}
    </>
  );
}
