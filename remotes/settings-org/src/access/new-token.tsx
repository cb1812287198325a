import { Alert, Button, Stack } from '@parapet/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { useCopy } from './use-copy.ts';
import classes from './secret.module.css';

/** A new token's secret, which is shown only now. */
export function NewToken({ secret, name, onClose }: { secret: string; name: string; onClose: () => void }) {
  const t = useTexts();
  const copy = useCopy({ copied: t('tokens.copied'), failed: t('tokens.not-copied') });
  const button = useRef<HTMLButtonElement>(null);
  // The dialog in which it was made is gone, and with it the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={classes.made}>
      <Alert
        kind="success"
        title={t('tokens.made', { name })}
        actions={
          <>
            <Button ref={button} size="sm" icon="copy" variant="primary" onClick={() => void copy(secret)}>
              {t('tokens.copy')}
            </Button>
            <Button size="sm" onClick={onClose}>
              {t('tokens.hide')}
            </Button>
          </>
        }
      >
        <Stack gap="xs">
          <span>{t('tokens.shown-once')}</span>
          <code className={classes.secret} aria-label={t('tokens.secret')} dir="ltr">
            {secret}
          </code>
        </Stack>
      </Alert>
    </div>
  );
}
