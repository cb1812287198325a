import { useFormat } from '@parapet/sdk';
import type { StoredDraft } from '@parapet/sdk/saving';
import { Alert, Button } from '@parapet/ui';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

interface DraftNoticeProps {
  draft: StoredDraft;
  /** Takes the changes into the form. */
  onTake: (changes: Readonly<Record<string, unknown>>) => void;
}

/** Offers what was typed earlier and never saved, e.g. before the page was closed without a connection. */
export function DraftNotice({ draft: { found, settle }, onTake }: DraftNoticeProps) {
  const t = useDomainTexts();
  const format = useFormat();
  if (found === null) return null;
  const take = () => {
    onTake(found.changes);
    settle();
  };
  return (
    <Alert
      title={t('draft.title')}
      actions={
        <>
          <Button size="sm" onClick={take}>
            {t('draft.take')}
          </Button>
          <Button size="sm" variant="subtle" onClick={settle}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {t('draft.message', { time: format.relative(found.at) })}
    </Alert>
  );
}
