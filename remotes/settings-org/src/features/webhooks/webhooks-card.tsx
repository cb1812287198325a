import { MOST_WEBHOOKS, type Webhook } from '@parapet/contracts';
import { errorMessage, useFormat, useNotify, useOperation } from '@parapet/sdk';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  DataTable,
  EmptyState,
  lazyPart,
  type DataTableColumn,
  type DataTableRowActions,
} from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';
import { useWebhooks } from './use-webhooks.ts';
import { useWebhookWords } from './use-webhook-words.ts';

const WebhookDialog = lazyPart(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));
const SecretDialog = lazyPart(async () => ({ default: (await import('./secret-dialog.tsx')).SecretDialog }));
const ChangeSecretDialog = lazyPart(async () => ({
  default: (await import('./change-secret-dialog.tsx')).ChangeSecretDialog,
}));

type Opened = { kind: 'add' } | { kind: 'edit' | 'change-secret' | 'delete' | 'secret'; webhook: Webhook } | null;

interface WebhooksCardProps {
  /** The webhook whose deliveries are shown. */
  openId: string | null;
  onOpen: (webhook: Webhook | null) => void;
}

export function WebhooksCard({ openId, onOpen }: WebhooksCardProps) {
  const t = useWebhookTexts();
  const notify = useNotify();
  const webhooks = useWebhooks();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const failed = (error: unknown) => notify.error(errorMessage(error, t('not-possible')));
  const turn = useOperation('updateWebhook', {
    onError: failed,
    onSuccess: ({ name, enabled }) => notify.success(t(enabled ? 'turned-on' : 'turned-off', { name })),
  });
  const test = useOperation('testWebhook', { onError: failed, onSuccess: () => notify.success(t('test-sent')) });
  const remove = useOperation('deleteWebhook', {
    onError: failed,
    onSuccess: (_, { id }) => {
      close();
      if (id === openId) onOpen(null);
      notify.success(t('deleted'));
    },
  });
  const actionsOf = (webhook: Webhook): DataTableRowActions => {
    const { id, enabled } = webhook;
    const turnTo = (on: boolean) => turn.mutate({ id, body: { enabled: on } });
    return {
      primary: enabled
        ? {
            icon: 'play',
            label: t('test'),
            onSelect: () => {
              onOpen(webhook);
              test.mutate({ id });
            },
          }
        : { icon: 'refresh', label: t('turn-on'), onSelect: () => turnTo(true) },
      entries: [
        { id: 'edit', label: t('edit'), icon: 'edit', onSelect: () => setOpened({ kind: 'edit', webhook }) },
        {
          id: 'secret',
          label: t('change-secret'),
          icon: 'key',
          onSelect: () => setOpened({ kind: 'change-secret', webhook }),
        },
        ...(enabled ? [{ id: 'off', label: t('turn-off'), onSelect: () => turnTo(false) }] : []),
        {
          id: 'delete',
          label: t('delete'),
          danger: true,
          separated: true,
          onSelect: () => setOpened({ kind: 'delete', webhook }),
        },
      ],
    };
  };
  const isFull = (webhooks.data?.total ?? 0) >= MOST_WEBHOOKS;
  return (
    <Card
      title={t('title')}
      description={t('description')}
      padding="none"
      actions={
        <Button
          size="sm"
          icon="add"
          disabledReason={isFull ? t('too-many', { count: MOST_WEBHOOKS }) : null}
          onClick={() => setOpened({ kind: 'add' })}
        >
          {t('add')}
        </Button>
      }
    >
      <DataTable
        label={t('title')}
        bordered={false}
        columns={useColumns()}
        rows={webhooks.data?.items}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        loading={webhooks.isFetching}
        error={webhooks.error === null ? null : t('not-loaded')}
        onRetry={() => void webhooks.refetch()}
        rowActions={actionsOf}
        onRowOpen={onOpen}
        openId={openId}
        empty={<EmptyState size="sm" icon="link" title={t('none')} />}
      />
      <Suspense>
        {(opened?.kind === 'add' || opened?.kind === 'edit') && (
          <WebhookDialog
            webhook={opened.kind === 'edit' ? opened.webhook : null}
            onSaved={(webhook) => {
              if (opened.kind === 'add') {
                onOpen(webhook);
                return setOpened({ kind: 'secret', webhook });
              }
              close();
              notify.success(t('saved'));
            }}
            onClose={close}
          />
        )}
        {opened?.kind === 'change-secret' && (
          <ChangeSecretDialog
            webhook={opened.webhook}
            onChanged={(webhook) => setOpened({ kind: 'secret', webhook })}
            onClose={close}
          />
        )}
        {opened?.kind === 'secret' && <SecretDialog webhook={opened.webhook} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        opened={opened?.kind === 'delete'}
        title={t('delete')}
        message={opened?.kind === 'delete' ? t('delete-question', { name: opened.webhook.name }) : ''}
        confirmLabel={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => opened?.kind === 'delete' && remove.mutate({ id: opened.webhook.id })}
        onCancel={close}
      />
    </Card>
  );
}

function useColumns(): DataTableColumn<Webhook>[] {
  const t = useWebhookTexts();
  const format = useFormat();
  const words = useWebhookWords();
  return [
    {
      id: 'name',
      header: t('name-and-address'),
      width: 280,
      cell: ({ name }) => <span dir="auto">{name}</span>,
      secondary: ({ url }) => <span dir="ltr">{url}</span>,
    },
    { id: 'events', header: t('events'), width: 200, foldable: true, cell: ({ events }) => words.events(events) },
    {
      id: 'state',
      header: t('state'),
      width: 170,
      card: 'line',
      cell: (webhook) => {
        const { tone, text } = words.state(webhook);
        return <Badge tone={tone}>{text}</Badge>;
      },
      secondary: (webhook) => words.state(webhook).detail,
    },
    {
      id: 'last',
      header: t('last-try'),
      width: 180,
      foldable: true,
      cell: ({ last_try }) =>
        last_try === null ? t('never') : `${format.dateTime(last_try.at)}, ${words.outcome(last_try).text}`,
    },
  ];
}
