import { CHAT_NAMES, type ChatChannel, type WebhookTry } from '@parapet/contracts';
import { errorMessage, query, useFormat, useNotify, useOperation, useQuery, useSession } from '@parapet/sdk';
import {
  Alert,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  Group,
  IconButton,
  lazyPart,
  Menu,
  Muted,
  QueryView,
  Stack,
} from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';
import { useWebhookWords } from './use-webhook-words.ts';

const ChatDialog = lazyPart(async () => ({ default: (await import('./chat-dialog.tsx')).ChatDialog }));

/** The channel of a chat that is told what happens in the organization. */
export function ChatCard() {
  const t = useWebhookTexts();
  const notify = useNotify();
  const { organizationId: orgId } = useSession();
  const state = useQuery(query('getChatChannel', { orgId }));
  const channel = state.data?.channel ?? null;
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const [tested, setTested] = useState<WebhookTry | null>(null);
  const close = () => setOpened(null);
  const failed = (error: unknown) => notify.error(errorMessage(error, t('not-possible')));
  const test = useOperation('testChatChannel', { onError: failed, onSuccess: setTested });
  const turn = useOperation('setChatChannel', {
    onError: failed,
    onSuccess: ({ enabled }) => notify.success(t(enabled ? 'chat-resumed' : 'chat-paused')),
  });
  const remove = useOperation('deleteChatChannel', {
    onError: failed,
    onSuccess: () => {
      close();
      setTested(null);
      notify.success(t('chat-removed'));
    },
  });
  const turnTo = (enabled: boolean) => turn.mutate({ orgId, body: { enabled } });
  return (
    <Card
      title={t('chat-title')}
      description={t('chat-description')}
      actions={
        channel !== null && (
          <Group gap="xs">
            {!channel.enabled && (
              <Button size="sm" icon="refresh" loading={turn.isPending} onClick={() => turnTo(true)}>
                {t('turn-on')}
              </Button>
            )}
            <Button size="sm" icon="play" loading={test.isPending} onClick={() => test.mutate({ orgId })}>
              {t('chat-test')}
            </Button>
            <Menu
              trigger={<IconButton icon="dots" label={t('chat-more')} />}
              entries={[
                { id: 'edit', label: t('edit'), icon: 'edit', onSelect: () => setOpened('edit') },
                ...(channel.enabled ? [{ id: 'pause', label: t('chat-pause'), onSelect: () => turnTo(false) }] : []),
                {
                  id: 'remove',
                  label: t('chat-remove'),
                  danger: true,
                  separated: true,
                  onSelect: () => setOpened('remove'),
                },
              ]}
            />
          </Group>
        )
      }
    >
      <QueryView query={state} failed={t('chat-not-loaded')} size="sm">
        {({ channel: found }) =>
          found === null ? (
            <EmptyState
              size="sm"
              icon="message"
              title={t('chat-none')}
              message={t('chat-none-why')}
              action={
                <Button size="sm" icon="add" onClick={() => setOpened('edit')}>
                  {t('chat-connect')}
                </Button>
              }
            />
          ) : (
            <Stack>
              {tested !== null && <Tested format={CHAT_NAMES[found.format]} last={tested} />}
              <Facts channel={found} />
            </Stack>
          )
        }
      </QueryView>
      <Suspense>
        {opened === 'edit' && (
          <ChatDialog
            channel={channel}
            onSaved={() => {
              close();
              setTested(null);
              notify.success(t(channel === null ? 'chat-connected' : 'chat-saved'));
            }}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={opened === 'remove'}
        title={t('chat-remove-title')}
        message={t('chat-remove-question', { host: channel?.host ?? '' })}
        confirmLabel={t('chat-remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ orgId })}
        onCancel={close}
      />
    </Card>
  );
}

/** How the last test went. */
function Tested({ format, last }: { format: string; last: WebhookTry }) {
  const t = useWebhookTexts();
  const { text, tone, detail } = useWebhookWords().outcome(last);
  const { status } = last;
  if (tone === 'green')
    return (
      <Alert kind="success" title={t('chat-arrived')}>
        {t('chat-arrived-why', { format, status: status ?? '' })}
      </Alert>
    );
  const answer =
    detail === null ? t('chat-answered', { status: text }) : t('chat-answered-note', { status: text, note: detail });
  return (
    <Alert kind="error" title={t('chat-not-arrived')}>
      {last.outcome === 'answered' ? answer : [text, detail].filter((part) => part !== null).join('. ')}
    </Alert>
  );
}

function Facts({ channel }: { channel: ChatChannel }) {
  const t = useWebhookTexts();
  const format = useFormat();
  const words = useWebhookWords();
  const { tone, text, detail } = words.state(channel);
  const { last_try } = channel;
  return (
    <DescriptionList
      layout="row"
      items={[
        { label: t('chat-channel'), value: `${CHAT_NAMES[channel.format]}, ${channel.host}` },
        {
          label: t('chat-state'),
          value: (
            <>
              <Badge tone={tone}>{text}</Badge> {detail !== null && <Muted>{detail}</Muted>}
            </>
          ),
        },
        { label: t('chat-posted'), value: format.list(channel.kinds.map(words.kind)) },
        {
          label: t('chat-last'),
          value: last_try === null ? t('never') : `${format.dateTime(last_try.at)}, ${words.outcome(last_try).text}`,
        },
      ]}
    />
  );
}
