/** The channel of Slack or Microsoft Teams that is told what happens in an organization. */
import Type, { type Static } from 'typebox';
import { Timestamp, Title, described, namedObject, nullable, oneOf, optional, ref } from '../base.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { LANGUAGES } from './me.ts';
import { WebhookTry } from './webhook.ts';

/** How messages are written: as Slack takes them (Mattermost too), or as Teams does (an Adaptive Card). */
export const CHAT_FORMATS = ['slack', 'teams'] as const;
export type ChatFormat = (typeof CHAT_FORMATS)[number];
/** Names of the products, alike in all languages. */
export const CHAT_NAMES: Readonly<Record<ChatFormat, string>> = { slack: 'Slack', teams: 'Microsoft Teams' };

/** Kinds of notifications that concern others, too. */
export const CHAT_KINDS = [
  'assigned',
  'completed',
  'critical',
  'due',
  'overdue',
] as const satisfies readonly NotificationKind[];
export type ChatKind = (typeof CHAT_KINDS)[number];

const format = oneOf(CHAT_FORMATS);
const kinds = Type.Array(oneOf(CHAT_KINDS), {
  minItems: 1,
  maxItems: CHAT_KINDS.length,
  uniqueItems: true,
  description: 'What is posted',
});
const language = oneOf(LANGUAGES, 'In which messages are written');
const enabled = Type.Boolean({ description: 'What happens while it is off is not posted later' });

export const ChatChannel = namedObject('ChatChannel', {
  version: described(Type.Integer({ minimum: 1 }), 'For `If-Match`'),
  format,
  host: Type.String({ description: 'Of the address, which is a secret and cannot be read' }),
  kinds,
  language,
  enabled,
  off_since: nullable(Timestamp),
  off_reason: nullable(oneOf(['person', 'failures'], 'Who turned it off: a person, or a day of failures')),
  failing_since: nullable(described(Timestamp, 'Since when no message has arrived; null when the last one did')),
  last_try: nullable(ref(WebhookTry)),
});
export type ChatChannel = Static<typeof ChatChannel>;

export const ChatChannelState = namedObject('ChatChannelState', { channel: nullable(ref(ChatChannel)) });
export type ChatChannelState = Static<typeof ChatChannelState>;

/** The first time `url` is required; what is missing stays as it is, or as it is by default. */
export const ChatChannelUpdate = namedObject('ChatChannelUpdate', {
  ...optional({
    url: described(
      Title(2000, 'Address is required'),
      'Of an incoming webhook: an https address, which may not lead into a private network',
    ),
    format,
    kinds,
    language,
    enabled,
  }),
});
export type ChatChannelUpdate = Static<typeof ChatChannelUpdate>;
