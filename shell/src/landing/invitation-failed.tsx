import { ApiError, errorMessage } from '@parapet/sdk';
import { Alert, Button } from '@parapet/ui';
import { useShell } from '../shell-context.ts';
import { useLandingText } from './use-landing-text.ts';

/** The link was used, taken back or is too old (404), or was cut when it was copied (400). */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** For somebody who is signed in, but could not join. */
export function InvitationFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { auth, invitation } = useShell();
  const t = useLandingText();
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
          {!gone && <Button onClick={onRetry}>{t('landing.retry')}</Button>}
          <Button onClick={skip}>{t('invitation.skip')}</Button>
        </>
      }
    >
      {gone ? t('invitation.gone') : errorMessage(error, t('landing.setup-failed.message'))}
    </Alert>
  );
}
