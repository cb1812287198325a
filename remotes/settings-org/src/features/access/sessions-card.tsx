import type { OwnSession } from '@parapet/contracts';
import { query, useFormat, useNotify, useOperation, useQuery } from '@parapet/sdk';
import { Badge, Button, Card, ConfirmDialog, QueryView } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { EntryList } from '../../lists/entry-list.tsx';
import { deviceOf } from './device-name.ts';

type Asked = { kind: 'one'; session: OwnSession } | { kind: 'others' } | null;

/** Where the person is signed in, with the way to end it. */
export function SessionsCard() {
  const t = useTexts();
  const notify = useNotify();
  const sessions = useQuery(query('getSessions'));
  const name = useSessionName();
  const facts = useSessionFacts();
  const [asked, setAsked] = useState<Asked>(null);
  const failed = { onError: () => notify.error(t('sessions.failed')) };
  const done = (text: string) => {
    setAsked(null);
    void sessions.refetch();
    notify.success(text);
  };
  const one = useOperation('revokeSession', { ...failed, onSuccess: () => done(t('sessions.ended')) });
  const others = useOperation('revokeOtherSessions', { ...failed, onSuccess: () => done(t('sessions.others-ended')) });
  const hasOthers = sessions.data?.items.some(({ current }) => !current) === true;
  return (
    <Card
      title={t('sessions.title')}
      description={t('sessions.description')}
      padding="none"
      actions={
        hasOthers && (
          <Button size="sm" onClick={() => setAsked({ kind: 'others' })}>
            {t('sessions.end-others')}
          </Button>
        )
      }
    >
      <QueryView query={sessions} failed={t('sessions.not-loaded')}>
        {({ items }) => (
          <EntryList
            label={t('sessions.title')}
            entries={items.map((session) => ({
              id: session.id,
              name: name(session),
              facts: facts(session),
              ...(session.current
                ? { badge: <Badge tone="accent">{t('sessions.current')}</Badge> }
                : {
                    action: (
                      <Button
                        size="sm"
                        variant="subtle"
                        onClick={() => setAsked({ kind: 'one', session })}
                        aria-label={t('sessions.end-one', { name: name(session) })}
                      >
                        {t('sessions.end')}
                      </Button>
                    ),
                  }),
            }))}
          />
        )}
      </QueryView>
      <ConfirmDialog
        opened={asked !== null}
        title={t(asked?.kind === 'others' ? 'sessions.end-others' : 'sessions.end-title')}
        message={
          asked?.kind === 'one'
            ? t('sessions.end-question', { name: name(asked.session) })
            : t('sessions.end-others-question')
        }
        confirmLabel={t('sessions.end')}
        danger
        busy={one.isPending || others.isPending}
        onConfirm={() => {
          if (asked?.kind === 'one') one.mutate({ id: asked.session.id });
          else others.mutate({});
        }}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}

/** How a session is called: 'Firefox on Windows'. */
function useSessionName() {
  const t = useTexts();
  return ({ user_agent }: OwnSession) => {
    const { browser, system } = deviceOf(user_agent);
    if (browser !== null && system !== null) return t('sessions.browser-on', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}

function useSessionFacts() {
  const t = useTexts();
  const format = useFormat();
  return ({ current, started_at, seen_at, expires_at }: OwnSession) =>
    [
      t('sessions.since', { date: format.dateTime(started_at) }),
      ...(current ? [] : [t('sessions.seen', { date: format.dateTime(seen_at) })]),
      t('sessions.until', { date: format.dateTime(expires_at) }),
    ].join(' · ');
}
