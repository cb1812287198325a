import { useLocation } from '@parapet/sdk';
import type { AuthState } from '@parapet/sdk/host';
import { Alert, Button, Dialog } from '@parapet/ui';
import { useState } from 'react';
import { useShellText } from '../../locales/texts.ts';
import classes from './session-ended.module.css';
import { useSignIn } from '../use-sign-in.tsx';

/**
 * Shown over the page when its session has ended; the page stays below, with everything typed into it. The dialog can be
 * put aside, to read or copy something first; a note at the bottom then offers to sign in.
 */
export function SessionEnded({ state }: { state: Extract<AuthState, { status: 'expired' }> }) {
  const t = useShellText();
  const { pathname, search } = useLocation();
  const signIn = useSignIn(state.mode, `${pathname}${search}`);
  const [aside, setAside] = useState(false);
  const signInButton = (
    <Button variant="primary" onClick={() => signIn.start('login')} data-autofocus>
      {t('landing.sign-in')}
    </Button>
  );
  return (
    <>
      <Dialog
        opened={!aside}
        onClose={() => setAside(true)}
        role="alertdialog"
        size="sm"
        title={t('session.ended')}
        description={t('session.ended.message')}
        footer={
          <>
            <Button onClick={() => location.assign('/')}>{t('session.leave')}</Button>
            {signInButton}
          </>
        }
      >
        {signIn.problem !== null && <Alert kind="error">{t(signIn.problem)}</Alert>}
        {signIn.waiting && <Alert>{t('sign-in.popup')}</Alert>}
      </Dialog>
      {aside && (
        <div className={classes.note}>
          <Alert kind="warning" title={t('session.ended')} actions={signInButton}>
            {t(signIn.problem ?? (signIn.waiting ? 'sign-in.popup' : 'session.ended.message'))}
          </Alert>
        </div>
      )}
      {signIn.dialog}
    </>
  );
}
