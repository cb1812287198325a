import { errorMessage, useSearchParams } from '@parapet/sdk';
import type { AuthState, SignInMode } from '@parapet/sdk/host';
import { Alert, Button } from '@parapet/ui';
import { signInMessage, useSignIn } from '../auth/use-sign-in.tsx';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { AlreadyMember, InvitationFailed } from './invitation-alerts.tsx';
import classes from './landing-page.module.css';

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
  const t = useShellText();
  if (state.status === 'loading') return <Button variant="primary" size="lg" loading>{t('landing.sign-up')}</Button>;
  if (state.status === 'signed-in') return <AlreadyMember />;
  if (state.status === 'setting-up') return <Alert>{t(invited ? 'invitation.joining' : 'landing.setting-up')}</Alert>;
  const retry = <Button onClick={() => void auth.refresh()}>{t('landing.retry')}</Button>;
  if (state.status === 'setup-failed' && invited) return <InvitationFailed error={state.error} />;
  if (state.status === 'setup-failed') {
    return (
      <Alert kind="error" title={t('landing.setup-failed')} actions={retry}>
        {errorMessage(state.error, t('landing.setup-failed.message'))}
      </Alert>
    );
  }
  if (state.problem !== undefined) {
    return (
      <Alert kind="error" title={t('landing.unreachable')} actions={retry}>
        {errorMessage(state.problem, t('landing.unreachable.message'))}
      </Alert>
    );
  }
  return <SignInButtons mode={state.mode} after={after} invited={invited} />;
}

function SignInButtons({ mode, after, invited }: Omit<EntryProps, 'state'> & { mode: SignInMode }) {
  const t = useShellText();
  const [query] = useSearchParams();
  const signIn = useSignIn(mode, after);
  // A sign-in that had to leave the page comes back with its error in the query.
  const code = query.get('auth_error');
  const problem = signIn.problem ?? (code === null ? null : signInMessage(code));
  return (
    <>
      <div className={classes.messages}>
        {invited && <Alert>{t('invitation.invited')}</Alert>}
        {problem !== null && <Alert kind="error">{t(problem)}</Alert>}
        {signIn.waiting && <Alert>{t('sign-in.popup')}</Alert>}
      </div>
      <Button variant="primary" size="lg" onClick={() => signIn.start('signup')}>
        {t('landing.sign-up')}
      </Button>
      <Button size="lg" onClick={() => signIn.start('login')}>
        {t('landing.sign-in')}
      </Button>
      {signIn.dialog}
    </>
  );
}
