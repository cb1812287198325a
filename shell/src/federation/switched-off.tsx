import { useLocale, type LocalizedText } from '@parapet/sdk';
import { EmptyState, PageHeader } from '@parapet/ui';
import { useReleaseText, useReleaseTextsLoaded } from './locales/texts.ts';

/** In the place of the pages of a remote that an admin of the server has switched off. It goes away by itself. */
export function SwitchedOffPanel({ name, reason }: { name: LocalizedText; reason: string }) {
  const t = useReleaseText();
  const label = name[useLocale()];
  const hasTexts = useReleaseTextsLoaded();
  if (!hasTexts) return null;
  return (
    <>
      <PageHeader title={label} />
      <EmptyState
        icon="lock"
        title={t('off', { label })}
        message={
          <>
            <div>{t('off.message', { reason })}</div>
            <div>{t('off.rest')}</div>
          </>
        }
      />
    </>
  );
}
