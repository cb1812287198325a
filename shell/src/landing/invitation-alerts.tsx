import { ApiError, errorMessage, useNotify } from '@parapet/sdk';
import { Alert, Button } from '@parapet/ui';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';

/** The link was used, taken back or is too old (404), or was cut when it was copied (400). */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** For somebody who is signed in, but could not join. */
export function InvitationFailed({ error }: { error: unknown }) {
  const { auth, invitation } = useShell();
  const t = useShellText();
  const gone = isGone(error);
  const skip = () => {
    invitation.drop();
    void auth.refresh();
  };
  return (
    <Alert
      kind="error"
      title={t('invitation.failed')}
      actions={
        <>
          {!gone && <Button onClick={() => void auth.refresh()}>{t('landing.retry')}</Button>}
          <Button onClick={skip}>{t('invitation.skip')}</Button>
        </>
      }
    >
      {gone ? t('invitation.gone') : errorMessage(error, t('landing.setup-failed.message'))}
    </Alert>
  );
}

/** For somebody who opened a link though they belong to an organization: an account belongs to one. */
export function AlreadyMember() {
  const { invitation } = useShell();
  const signOut = useSignOut();
  const notify = useNotify();
  const t = useShellText();
  const leave = () => void signOut().catch(() => notify.error(t('user.sign-out-failed')));
  return (
    <Alert
      kind="warning"
      title={t('invitation.member')}
      actions={
        <>
          <Button variant="primary" onClick={invitation.drop}>
            {t('not-found.home')}
          </Button>
          <Button onClick={leave}>{t('user.sign-out')}</Button>
        </>
      }
    >
      {t('invitation.member.message')}
    </Alert>
  );
}
