import type { ReleasedRemote } from '@parapet/contracts';
import { useFormat, useLocale } from '@parapet/sdk';
import { Badge, Card, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { EntryList, type ListEntry } from '../../lists/entry-list.tsx';

/** Which release of each remote people get. */
export function LiveReleases({ remotes }: { remotes: readonly ReleasedRemote[] }) {
  const t = useTexts();
  const entriesOf = useEntries();
  return (
    <Card title={t('releases.live')} padding="none">
      {remotes.length > 0 ? (
        <EntryList label={t('releases.live')} entries={remotes.flatMap(entriesOf)} />
      ) : (
        <EmptyState size="sm" title={t('releases.none')} />
      )}
    </Card>
  );
}

/** @returns what is live of a remote, for everybody and as a canary */
function useEntries(): (remote: ReleasedRemote) => ListEntry[] {
  const t = useTexts();
  const locale = useLocale();
  const format = useFormat();
  const factsOf = (...facts: (string | null | undefined)[]) => facts.filter(Boolean).join(' · ');
  return ({ name, label, version, off, canary }) => {
    const live = {
      id: name,
      name: label[locale],
      badge:
        off === null ? (
          <Badge tone="green">{t('releases.stable')}</Badge>
        ) : (
          <Badge tone="red">{t('releases.off')}</Badge>
        ),
      facts: factsOf(version, off),
    };
    if (canary === null) return [live];
    const { percent, organizations } = canary;
    const people =
      percent > 0 &&
      t('releases.audience-percent', {
        percent: format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
      });
    const members = organizations > 0 && t('releases.audience-organizations', { count: organizations });
    return [
      live,
      {
        id: `${name} canary`,
        name: label[locale],
        badge: <Badge tone="amber">{t('releases.canary')}</Badge>,
        facts: factsOf(canary.version, people || null, members || null),
      },
    ];
  };
}
