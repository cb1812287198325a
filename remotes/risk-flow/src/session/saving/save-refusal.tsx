import { useDescribeError } from '@parapet/sdk';
import type { Autosave } from '@parapet/sdk/saving';
import { Alert, Button } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** Why the service did not take what was typed; the text stays in its field until it is corrected, and other fields are saved. */
export function SaveRefusal({ autosave: { failure, retry } }: { autosave: Autosave }) {
  const t = useTexts();
  const describe = useDescribeError();
  if (failure?.kind !== 'refused') return null;
  const { message } = describe(failure.error, t('flow.not-saved-message'));
  return (
    <Alert
      kind="error"
      title={t('flow.not-saved')}
      actions={
        <Button size="sm" onClick={retry}>
          {t('flow.retry')}
        </Button>
      }
    >
      {message ?? t('flow.not-saved-message')}
    </Alert>
  );
}
