import type { AuthSession } from '@parapet/contracts';
import { Box, Button, FrameDialog, Tooltip } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface UpdatePasswordProps {
  /** undefined until the server has said. */
  signIn: AuthSession['sign_in'] | undefined;
}

/**
 * Opens the provider's account page: in a dialog when it may be framed, in a window of its own when not. A provider
 * without such a page leaves the button disabled, with the reason.
 */
export function UpdatePassword({ signIn }: UpdatePasswordProps) {
  const t = useTexts();
  const [opened, setOpened] = useState(false);
  const label = t('account.update-password');
  const url = signIn?.account_url;
  if (signIn !== undefined && !url) {
    return (
      <Tooltip label={t('account.no-page')} describes>
        <Box component="span" tabIndex={0}>
          <Button icon="key" disabled>
            {label}
          </Button>
        </Box>
      </Tooltip>
    );
  }
  const open = () => {
    if (signIn?.mode === 'frame') setOpened(true);
    else if (url) window.open(url, '_blank', 'noopener');
  };
  return (
    <>
      <Button icon="key" loading={signIn === undefined} onClick={open}>
        {label}
      </Button>
      {url && <FrameDialog opened={opened} onClose={() => setOpened(false)} title={label} src={url} />}
    </>
  );
}
