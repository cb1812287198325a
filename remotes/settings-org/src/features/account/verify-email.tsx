import type { AuthSession } from '@parapet/contracts';
import { useLocale } from '@parapet/sdk';
import { Alert, Button, FrameDialog } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface VerifyEmailProps {
  session: AuthSession;
  /** Called when the provider's page was closed: the address may be verified now. */
  onClosed: () => void;
}

/** Says that the e-mail address is not verified, with the way to the provider's page for that; nothing where there is no such page. */
export function VerifyEmail({ session: { user, sign_in }, onClosed }: VerifyEmailProps) {
  const t = useTexts();
  const locale = useLocale();
  const [opened, setOpened] = useState(false);
  if (!sign_in.verify_url || user === null || user.email_verified) return null;
  const close = () => {
    setOpened(false);
    onClosed();
  };
  const label = t('account.verify');
  return (
    <>
      <Alert
        kind="warning"
        title={t('account.unverified')}
        actions={<Button onClick={() => setOpened(true)}>{label}</Button>}
      >
        {t('account.unverified.why')}
      </Alert>
      <FrameDialog opened={opened} onClose={close} title={label} src={`${sign_in.verify_url}?ui_locales=${locale}`} />
    </>
  );
}
