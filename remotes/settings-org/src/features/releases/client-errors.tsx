import type { ClientError, ReleasedRemote } from '@parapet/contracts';
import { useFormat, useLocale } from '@parapet/sdk';
import { Badge, Card, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { EntryList, type ListEntry } from '../../lists/entry-list.tsx';

interface ClientErrorsProps {
  errors: readonly ClientError[];
  /** For their names. */
  remotes: readonly ReleasedRemote[];
}

/** What failed in browsers, where, and how often. */
export function ClientErrors({ errors, remotes }: ClientErrorsProps) {
  const t = useTexts();
  const locale = useLocale();
  const format = useFormat();
  const entryOf = ({ id, kind, remote, version, shown, page, message, count, first_at, last_at }: ClientError) => {
    const label = remotes.find(({ name }) => name === remote)?.label[locale] ?? remote;
    const seen = { first: format.dateTime(first_at), last: format.dateTime(last_at) };
    return {
      id,
      name: message,
      badge:
        shown === null ? (
          <Badge tone="red">{t('releases.not-shown')}</Badge>
        ) : (
          <Badge tone="amber">{t('releases.fell-back', { version: shown })}</Badge>
        ),
      facts: [
        `${label} ${version}`,
        t(`releases.kind.${kind}`),
        page,
        t('releases.times', { count }),
        count > 1 ? t('releases.seen', seen) : seen.last,
      ].join(' · '),
    } satisfies ListEntry;
  };
  return (
    <Card title={t('releases.errors')} description={t('releases.errors-description')} padding="none">
      {errors.length > 0 ? (
        <EntryList label={t('releases.errors')} entries={errors.map(entryOf)} />
      ) : (
        <EmptyState size="sm" icon="check" title={t('releases.no-errors')} />
      )}
    </Card>
  );
}
