/** Webhooks: other systems that are told what changes in an organization, by the rules of Standard Webhooks. */
import Type, { type Static } from 'typebox';
import {
  Id,
  Timestamp,
  Title,
  described,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
} from '../base.ts';
import { ownOrganizationQuery, paging } from '../list.ts';
import { recordSchemas } from '../record-schemas.ts';

/** Most webhooks of an organization: every change may be stored for each of them. */
export const MOST_WEBHOOKS = 20;
/** Days that deliveries can be read and repeated. */
export const DELIVERY_DAYS = 30;
/** Days that both secrets sign after one was changed. */
export const OLD_SECRET_DAYS = 7;

export const WEBHOOK_KINDS = ['risk', 'flow', 'plan', 'task'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export const WEBHOOK_ACTIONS = ['created', 'updated', 'deleted'] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];
export type WebhookEvent = `${WebhookKind}.${WebhookAction}`;
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = WEBHOOK_KINDS.flatMap((kind) =>
  WEBHOOK_ACTIONS.map((action) => `${kind}.${action}` as const),
);
/** Sent only when somebody asks for it. */
export const TEST_EVENT = 'webhook.test';

/**
 * How a try ended: with an answer of the receiver; with a redirect, which is not followed; not sent, because the address leads into a private
 * network; without an answer in time; or without a connection.
 */
export const WEBHOOK_OUTCOMES = ['answered', 'redirected', 'refused', 'timeout', 'unreachable'] as const;
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];

/** `waiting` for its first or its next try. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

export const WebhookTry = namedObject('WebhookTry', {
  at: Timestamp,
  outcome: oneOf(WEBHOOK_OUTCOMES),
  status: nullable(Type.Integer({ description: 'Of the answer; null without one' })),
  took: Type.Integer({ minimum: 0, description: 'Milliseconds' }),
  note: nullable(
    Type.String({ maxLength: 200, description: 'What the system says, or the start of an answer that is no success' }),
  ),
});
export type WebhookTry = Static<typeof WebhookTry>;

export const WebhookDelivery = namedObject('WebhookDelivery', {
  id: described(Id, 'The header `webhook-id`, the same at every repetition'),
  type: oneOf([...WEBHOOK_EVENTS, TEST_EVENT]),
  created_at: Timestamp,
  state: oneOf(DELIVERY_STATES),
  tries: Type.Integer({ minimum: 0 }),
  last_try: nullable(ref(WebhookTry)),
  next_try_at: nullable(described(Timestamp, 'Not before; null when there is none, or it is being sent')),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const WebhookDeliveryPage = namedObject('WebhookDeliveryPage', {
  items: Type.Array(ref(WebhookDelivery)),
  next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
});
export type WebhookDeliveryPage = Static<typeof WebhookDeliveryPage>;

export const WebhookDeliveryQuery = object({ ...paging, state: Type.Optional(oneOf(DELIVERY_STATES)) });
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>;

const name = Title(100, 'Name is required');
const url = described(
  Title(2000, 'Address is required'),
  'An https address, which may not lead into a private network',
);
const events = Type.Array(oneOf(WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
  description: 'What it is told',
});
const enabled = Type.Boolean({ description: 'What happens while it is off is not sent later' });

export const Webhook = namedObject('Webhook', {
  ...record,
  name: Title(100),
  url,
  events,
  enabled,
  off_since: nullable(Timestamp),
  off_reason: nullable(oneOf(['person', 'failures'], 'Who turned it off: a person, or a day of failures')),
  failing_since: nullable(described(Timestamp, 'Since when no try has succeeded; null when the last one did')),
  old_secret_until: nullable(described(Timestamp, 'Until then the secret before the last change signs too')),
  last_try: nullable(ref(WebhookTry)),
  secret: Type.Optional(
    Type.String({ description: 'Only in the answer that creates or changes it; starts with `whsec_`' }),
  ),
});
export type Webhook = Static<typeof Webhook>;

/** The organization may be missing, as in the product's payloads. */
export const WebhookCreate = namedObject('WebhookCreate', {
  organization_id: Type.Optional(Id),
  name,
  url,
  events,
  ...optional({ enabled }),
});
export type WebhookCreate = Static<typeof WebhookCreate>;

export const {
  page: WebhookPage,
  update: WebhookUpdate,
  query: WebhookQuery,
} = recordSchemas('Webhook', {
  row: Webhook,
  organization: ownOrganizationQuery,
  changeable: { name, url, events, enabled },
  filters: {},
  sorts: ['name', 'created_at'],
});
export type WebhookUpdate = Static<typeof WebhookUpdate>;
export type WebhookQuery = Static<typeof WebhookQuery>;

export const WebhookSecretChange = namedObject('WebhookSecretChange', {
  keep_old: Type.Optional(
    Type.Boolean({ default: true, description: `Whether the old one signs too, for ${OLD_SECRET_DAYS} days` }),
  ),
});
export type WebhookSecretChange = Static<typeof WebhookSecretChange>;
