import { useFormat } from '@parapet/sdk';
import type { StoredDraft } from '@parapet/sdk/saving';
import { Alert, Button, Stack } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import classes from './draft-notice.module.css';

/** A field whose typed and stored values differ, as the screen shows them. */
export interface DraftDifference {
  field: string;
  label: string;
  stored: ReactNode;
  typed: ReactNode;
}

interface DraftNoticeProps {
  draft: Pick<StoredDraft, 'found' | 'settle'>;
  /** Where the draft differs from what is stored, so that the person knows what they would replace. */
  differences?: readonly DraftDifference[];
  /** Takes the changes into the form. */
  onTake: (changes: Readonly<Record<string, unknown>>) => void;
}

const NONE: readonly DraftDifference[] = [];

/** Offers what was typed earlier and never saved, e.g. before the page was closed without a connection. */
export function DraftNotice({ draft: { found, settle }, differences = NONE, onTake }: DraftNoticeProps) {
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
      {differences.length > 0 && (
        <Stack as="ul" gap="xs" mt="xs" aria-label={t('draft.differences')}>
          {differences.map(({ field, label, stored, typed }) => (
            <li key={field}>
              <span className={classes.field}>{label}</span>
              <dl className={classes.versions}>
                <div>
                  <dt>{t('draft.stored')}</dt>
                  <dd dir="auto">{stored}</dd>
                </div>
                <div>
                  <dt>{t('draft.typed')}</dt>
                  <dd dir="auto">{typed}</dd>
                </div>
              </dl>
            </li>
          ))}
        </Stack>
      )}
    </Alert>
  );
}
