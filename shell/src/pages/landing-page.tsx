import { ProductBrand, useDocumentTitle } from '@parapet/frame';
import { errorMessage, Navigate, useLocation, useSearchParams } from '@parapet/sdk';
import { useStore, type AuthState, type SignInMode } from '@parapet/sdk/host';
import { Alert, Button, CenteredLayout, FeatureList, Group, Hero, Stack, TextLink, type IconName } from '@parapet/ui';
import { returnPath } from '../auth/return-path.ts';
import { signInMessage, useSignIn } from '../auth/use-sign-in.tsx';
import { useShellText, type ShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { AlreadyMember, InvitationFailed } from './invitation-alerts.tsx';
import { supportAddress } from './support.ts';

const FEATURES: readonly { icon: IconName; text: ShellText }[] = [
  { icon: 'search', text: 'landing.feature.assess' },
  { icon: 'eye', text: 'landing.feature.monitor' },
  { icon: 'shield', text: 'landing.feature.comply' },
  { icon: 'dashboard', text: 'landing.feature.report' },
];

/** For people who are not signed in; sets up the organisation of those who sign in for the first time. */
export function LandingPage() {
  const { auth, invitation } = useShell();
  const state = useStore(auth);
  const invited = useStore(invitation) !== null;
  const t = useShellText();
  const { state: history } = useLocation();
  useDocumentTitle(t('landing.title'));
  const after = returnPath(history);
  if ((state.status === 'signed-in' && !invited) || state.status === 'expired') return <Navigate to={after} replace />;
  return (
    <CenteredLayout brand={<ProductBrand />} footer={<TextLink href={supportAddress()}>{t('landing.support')}</TextLink>}>
      <Hero title={t('landing.heading')} text={t('landing.lead')} action={<Entry state={state} after={after} invited={invited} />} />
      <FeatureList features={FEATURES.map(({ icon, text }) => ({ icon, title: t(text) }))} />
    </CenteredLayout>
  );
}

interface EntryProps {
  state: Exclude<AuthState, { status: 'expired' }>;
  /** Path to end on. */
  after: string;
  /** Somebody has sent them a link. */
  invited: boolean;
}

function Entry({ state, after, invited }: EntryProps) {
  const { auth } = useShell();
  const t = useShellText();
  if (state.status === 'loading') return <Button variant="primary" size="lg" loading>{t('landing.sign-in')}</Button>;
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
    <Stack align="center">
      {invited && <Alert>{t('invitation.invited')}</Alert>}
      {problem !== null && <Alert kind="error">{t(problem)}</Alert>}
      {signIn.waiting && <Alert>{t('sign-in.popup')}</Alert>}
      <Group justify="center" gap="sm">
        <Button variant="primary" size="lg" onClick={() => signIn.start('login')}>
          {t('landing.sign-in')}
        </Button>
        <Button size="lg" onClick={() => signIn.start('signup')}>
          {t('landing.sign-up')}
        </Button>
      </Group>
      {signIn.dialog}
    </Stack>
  );
}
