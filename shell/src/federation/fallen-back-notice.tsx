import { useLocale } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { Alert, Button } from '@parapet/ui';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { fallenBack, noteFallenBack } from './fallen-back.ts';
import { useReleaseText } from './locales/texts.ts';

/** Above the pages of a remote of which an earlier release is shown, until the person hides it. */
export function FallenBackNotice({ remote }: { remote: string }) {
  const { loader, registry } = useShell();
  const t = useReleaseText();
  const locale = useLocale();
  const state = useStore(loader.state(remote));
  const label = useStore(registry).find(({ name }) => name === remote)?.label[locale] ?? remote;
  const [hidden, setHidden] = useState('');
  if (state.status !== 'ready' || state.fellBack === undefined) return null;
  const { from, to } = state.fellBack;
  if (hidden === from || fallenBack(remote)?.isHidden === true) return null;
  const hide = () => {
    noteFallenBack(remote, { version: from, isHidden: true });
    setHidden(from);
  };
  return (
    <Alert
      kind="warning"
      title={t('fell-back', { label, from })}
      actions={
        <>
          <Button size="sm" onClick={() => void loader.retry(remote)}>
            {t('fell-back.retry')}
          </Button>
          <Button size="sm" variant="subtle" onClick={hide}>
            {t('fell-back.hide')}
          </Button>
        </>
      }
    >
      {t('fell-back.message', { to })}
    </Alert>
  );
}
