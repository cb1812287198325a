/** What sending needs of the outside. */
import type { WebhookOutcome } from '@parapet/contracts';
import type { ProblemCode } from '@parapet/contracts/rules';

/** Why an address cannot be that of a webhook. */
export type AddressRefusal = Extract<ProblemCode, `webhook_address_${string}`>;

export interface Answer {
  outcome: WebhookOutcome;
  /** null without an answer. */
  status: number | null;
  /** A short text for people, if there is something to say. */
  note: string | null;
  /** Milliseconds that the receiver asks to wait before the next try. */
  retryAfter?: number;
}

export interface WebhookClient {
  /** Whether requests may be sent to an address as it is now. */
  refusal(url: string): Promise<AddressRefusal | null>;
  /** Sends a POST with JSON. Never rejects. */
  post(request: { url: string; headers: Record<string, string>; body: string }): Promise<Answer>;
}
