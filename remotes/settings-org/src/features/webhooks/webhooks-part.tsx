import { Card, LoadingState } from '@parapet/ui';
import { useState } from 'react';
import { useWebhookTextsLoaded } from '../../locales/webhooks/texts.ts';
import { ChatCard } from './chat-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** The chat channel of the organization, its webhooks, and what the chosen one was told; for admins. */
export function WebhooksPart() {
  const loaded = useWebhookTextsLoaded();
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  if (!loaded)
    return (
      <Card>
        <LoadingState />
      </Card>
    );
  return (
    <>
      <ChatCard />
      <WebhooksCard openId={chosen?.id ?? null} onOpen={setChosen} />
      {chosen !== null && <DeliveriesCard key={chosen.id} webhook={chosen} />}
    </>
  );
}
