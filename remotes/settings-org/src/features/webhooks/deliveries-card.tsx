import { DELIVERY_DAYS, type WebhookDelivery } from '@parapet/contracts';
import { errorMessage, keepPreviousData, query, useFormat, useNotify, useOperation, useQuery } from '@parapet/sdk';
import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  Group,
  IconButton,
  Muted,
  type DataTableColumn,
} from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useEffect, useState } from 'react';
import { useCursorPages } from '../../lists/use-cursor-pages.ts';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';
import { useWebhooks } from './use-webhooks.ts';
import { useWebhookWords } from './use-webhook-words.ts';

const PAGE = 25;
/** Milliseconds after which a delivery that is under way is asked for again. */
const INTERVAL = 2000;
/** A try as near as this (ms) is waited for. */
const SOON = 15_000;

const isUnderWay = ({ state, next_try_at }: WebhookDelivery) =>
  state === 'waiting' && (next_try_at === null || Date.parse(next_try_at) < Date.now() + SOON);

/** What a webhook was told, how it went, and the way to send it again. */
export function DeliveriesCard({ webhook: { id, name } }: { webhook: { id: string; name: string } }) {
  const t = useWebhookTexts();
  const notify = useNotify();
  const [shown, setShown] = useState<'all' | 'failed' | 'waiting'>('all');
  const { request, pageOf, restart } = useCursorPages(PAGE);
  const deliveries = useQuery({
    ...query('getWebhookDeliveries', { id, ...request, ...(shown !== 'all' && { state: shown }) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? INTERVAL : false),
  });
  // A try says how the webhook is, too.
  const { refetch } = useWebhooks();
  const tried = deliveries.data?.items
    .map(({ last_try }) => last_try?.at ?? '')
    .toSorted()
    .at(-1);
  useEffect(() => {
    if (tried !== undefined && tried !== '') void refetch();
  }, [tried, refetch]);
  const repeat = useOperation('repeatWebhookDelivery', {
    onError: (error) => notify.error(errorMessage(error, t('not-possible'))),
    onSuccess: () => notify.success(t('repeated')),
  });
  const columns = useColumns((deliveryId) => repeat.mutate({ id, deliveryId }));
  return (
    <Card
      title={t('deliveries-to', { name })}
      padding="none"
      actions={
        <Group gap="xs">
          <SegmentedControl
            label={t('show')}
            labelHidden
            size="sm"
            required={false}
            value={shown}
            options={[
              { value: 'all', label: t('all') },
              { value: 'failed', label: t('failed') },
              { value: 'waiting', label: t('waiting') },
            ]}
            onChange={(value) => {
              setShown(value);
              restart();
            }}
          />
          <IconButton icon="refresh" label={t('refresh')} onClick={() => void deliveries.refetch()} />
        </Group>
      }
    >
      <DataTable
        label={t('deliveries-to', { name })}
        bordered={false}
        columns={columns}
        rows={deliveries.data?.items}
        rowId={(delivery) => delivery.id}
        rowLabel={({ type }) => type}
        error={deliveries.error === null ? null : t('deliveries-not-loaded')}
        onRetry={() => void deliveries.refetch()}
        {...pageOf(deliveries.data)}
        empty={
          <EmptyState
            size="sm"
            icon="link"
            title={t(shown === 'failed' ? 'deliveries-none-failed' : 'deliveries-none')}
          />
        }
      />
      <div style={{ padding: '0.75rem var(--pp-gutter)' }}>
        <Muted>{t('deliveries-foot', { days: DELIVERY_DAYS })}</Muted>
      </div>
    </Card>
  );
}

function useColumns(onRepeat: (id: string) => void): DataTableColumn<WebhookDelivery>[] {
  const t = useWebhookTexts();
  const format = useFormat();
  const words = useWebhookWords();
  const answerOf = ({ state, last_try }: WebhookDelivery) => {
    if (last_try !== null) return words.outcome(last_try);
    return state === 'waiting'
      ? { tone: 'neutral' as const, text: t('waiting'), detail: null }
      : { tone: 'red' as const, text: t('not-sent'), detail: t('not-sent-why') };
  };
  return [
    { id: 'event', header: t('event'), width: 150, cell: ({ type }) => <code>{type}</code> },
    { id: 'time', header: t('time'), width: 160, foldable: true, cell: (one) => format.dateTime(one.created_at) },
    {
      id: 'answer',
      header: t('answer'),
      width: 210,
      cell: (one) => {
        const { tone, text } = answerOf(one);
        return <Badge tone={tone}>{text}</Badge>;
      },
      secondary: (one) => {
        const { detail } = answerOf(one);
        const next =
          one.state === 'waiting' && one.last_try !== null && one.next_try_at !== null
            ? t('next-try', { when: format.relative(one.next_try_at) })
            : null;
        return [detail, next].filter((part) => part !== null && part !== '').join(' · ');
      },
    },
    {
      id: 'took',
      header: t('took'),
      width: 80,
      align: 'end',
      card: 'hidden',
      cell: ({ last_try }) =>
        last_try === null ? '—' : format.number(last_try.took, { style: 'unit', unit: 'millisecond' }),
    },
    { id: 'tries', header: t('tries'), width: 70, align: 'end', cell: ({ tries }) => tries },
    { id: 'id', header: t('id'), width: 120, card: 'hidden', cell: (one) => <code title={one.id}>{one.id}</code> },
    {
      id: 'actions',
      header: t('actions'),
      width: 110,
      align: 'end',
      card: 'line',
      cell: (one) => (
        <Button
          size="sm"
          onClick={() => onRepeat(one.id)}
          aria-label={t('repeat-one', { event: one.type, time: format.dateTime(one.created_at) })}
        >
          {t('repeat')}
        </Button>
      ),
    },
  ];
}
