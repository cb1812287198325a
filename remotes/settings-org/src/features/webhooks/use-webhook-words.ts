import {
  WEBHOOK_ACTIONS,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  type ChatKind,
  type Webhook,
  type WebhookEvent,
  type WebhookTry,
} from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';

interface Said {
  tone: 'green' | 'amber' | 'red';
  text: string;
  detail: string | null;
}

export function useWebhookWords() {
  const t = useWebhookTexts();
  const common = useTexts();
  const format = useFormat();
  return {
    /** The kinds of records, with the actions of those of which not all are told. */
    events(events: readonly WebhookEvent[]): string {
      if (events.length === WEBHOOK_EVENTS.length) return t('all-kinds');
      return format.list(
        WEBHOOK_KINDS.flatMap((kind) => {
          const actions = WEBHOOK_ACTIONS.filter((action) => events.includes(`${kind}.${action}`));
          if (actions.length === 0) return [];
          if (actions.length === WEBHOOK_ACTIONS.length) return [t(`kind.${kind}`)];
          const named = actions.map((action) => t(`action.${action}`)).join(', ');
          return [t('some-of-kind', { kind: t(`kind.${kind}`), actions: named })];
        }),
      );
    },

    /** Kinds of notifications, as they concern everybody. */
    kind: (kind: ChatKind): string => (kind === 'assigned' ? t('chat-assigned') : common(`kind.${kind}`)),

    /** Of a webhook or a chat channel. */
    state({
      enabled,
      off_since,
      off_reason,
      failing_since,
    }: Pick<Webhook, 'enabled' | 'off_since' | 'off_reason' | 'failing_since'>): Said {
      if (!enabled)
        return {
          tone: 'red',
          text: t('off'),
          detail: t(off_reason === 'failures' ? 'off-failures' : 'off-person', { date: format.date(off_since ?? '') }),
        };
      if (failing_since === null) return { tone: 'green', text: t('on'), detail: null };
      return {
        tone: 'amber',
        text: t('failing'),
        detail: t('failing-since', { date: format.dateTime(failing_since) }),
      };
    },

    /** How a try ended. */
    outcome({ outcome, status, note }: WebhookTry): Said {
      if (outcome === 'answered')
        return { tone: status !== null && status < 300 ? 'green' : 'amber', text: String(status), detail: note };
      const text = t(`outcome.${outcome}`);
      if (outcome === 'redirected')
        return { tone: 'amber', text, detail: t('detail.redirected', { status: status ?? '', to: note ?? '' }) };
      if (outcome === 'timeout') return { tone: 'amber', text, detail: t('detail.timeout') };
      return { tone: outcome === 'refused' ? 'red' : 'amber', text, detail: note };
    },
  };
}
