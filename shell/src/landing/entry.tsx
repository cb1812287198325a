import { SIGNED_OUT } from '@parapet/sdk/host';
import { ApiError, errorMessage, useNotify, useSearchParams } from '@parapet/sdk';
import type { AuthState, SignInMode } from '@parapet/sdk/host';
import { Alert, Button, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { signInMessage, useSignIn } from '../auth/use-sign-in.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useShell } from '../shell-context.ts';
import { InvitationFailed } from './invitation-failed.tsx';
import classes from './landing-page.module.css';
import { useLandingText } from './use-landing-text.ts';

const InvitationOffer = lazyPart(async () => ({ default: (await import('./invitation-offer.tsx')).InvitationOffer }));

/** `code` of the answer to somebody who signed in where only invited people can join. */
const BY_INVITATION = 'sign_up_by_invitation';

interface EntryProps {
  state: Exclude<AuthState, { status: 'expired' }>;
  /** Path to end on. */
  after: string;
  /** They came with an invitation. */
  invited: boolean;
}

/** Signing in and up, or the reason why that is not possible. */
export function Entry({ state, after, invited }: EntryProps) {
  const { auth } = useShell();
  const t = useLandingText();
  if (state.status === 'loading')
    return (
      <Button variant="primary" size="lg" loading>
        {t('landing.sign-up')}
      </Button>
    );
  if (state.status === 'signed-in') {
    return (
      <Suspense fallback={<Alert>{t('invitation.joining')}</Alert>}>
        <InvitationOffer />
      </Suspense>
    );
  }
  if (state.status === 'setting-up') return <Alert>{t(invited ? 'invitation.joining' : 'landing.setting-up')}</Alert>;
  const retry = <Button onClick={() => void auth.refresh()}>{t('landing.retry')}</Button>;
  if (state.status === 'setup-failed' && invited)
    return <InvitationFailed error={state.error} onRetry={() => void auth.refresh()} />;
  if (state.status === 'setup-failed') return <SetupFailed error={state.error} />;
  if (state.problem !== undefined) {
    return (
      <Alert kind="error" title={t('landing.unreachable')} actions={retry}>
        {errorMessage(state.problem, t('landing.unreachable.message'))}
      </Alert>
    );
  }
  return (
    <SignInButtons
      mode={state.mode}
      after={after}
      invited={invited}
      mayCreate={state.signUp !== 'invited' || invited}
    />
  );
}

/** Somebody without an e-mail address or an invitation cannot go on with this account, so they can leave it. */
function SetupFailed({ error }: { error: unknown }) {
  const { auth } = useShell();
  const t = useLandingText();
  const notify = useNotify();
  const signOut = useSignOut();
  const leave = () => void signOut().catch(() => notify.error(t('user.sign-out-failed')));
  const uninvited = error instanceof ApiError && error.code === BY_INVITATION;
  return (
    <Alert
      kind="error"
      title={t(uninvited ? 'landing.by-invitation' : 'landing.setup-failed')}
      actions={
        <>
          <Button onClick={() => void auth.refresh()}>{t('landing.retry')}</Button>
          <Button onClick={leave}>{t('user.sign-out')}</Button>
        </>
      }
    >
      {uninvited ? t('landing.by-invitation.message') : errorMessage(error, t('landing.setup-failed.message'))}
    </Alert>
  );
}

interface SignInButtonsProps extends Omit<EntryProps, 'state'> {
  mode: SignInMode;
  /** Whether to offer signing up. Where only invited people may, the very first person creates their account on the sign-in page. */
  mayCreate: boolean;
}

function SignInButtons({ mode, after, invited, mayCreate }: SignInButtonsProps) {
  const t = useLandingText();
  const [query] = useSearchParams();
  const signIn = useSignIn(mode, after);
  // A sign-in that had to leave the page comes back with its error in the query.
  const code = query.get('auth_error');
  const problem = signIn.problem ?? (code === null ? null : signInMessage(code));
  return (
    <>
      <div className={classes.messages}>
        {invited && <Alert>{t('invitation.invited')}</Alert>}
        {code === SIGNED_OUT && signIn.problem === null && <Alert>{t('sign-in.signed-out')}</Alert>}
        {problem !== null && <Alert kind="error">{t(problem)}</Alert>}
        {signIn.waiting && <Alert>{t('sign-in.popup')}</Alert>}
      </div>
      {mayCreate && (
        <Button variant="primary" size="lg" onClick={() => signIn.start('signup')}>
          {t('landing.sign-up')}
        </Button>
      )}
      <Button variant={mayCreate ? 'default' : 'primary'} size="lg" onClick={() => signIn.start('login')}>
        {t('landing.sign-in')}
      </Button>
      {signIn.dialog}
    </>
  );
}
