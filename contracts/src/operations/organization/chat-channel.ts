import { Id, object, ref } from '../../schemas/base.ts';
import { ChatChannel, ChatChannelState, ChatChannelUpdate } from '../../schemas/organization/chat-channel.ts';
import { WebhookTry } from '../../schemas/organization/webhook.ts';
import { ifMatch, json, may, noContent, operation, problems } from '../common.ts';

const url = '/api/organizations/:orgId/chat-channel';
const params = object({ orgId: Id });

export const chatChannelOperations = {
  getChatChannel: operation('GET', url, may('read', 'organizations'), {
    summary: 'The chat channel that is told what happens',
    params,
    response: { 200: json(ChatChannelState, 'The channel; null when there is none') },
  }),
  setChatChannel: operation('PUT', url, may('update', 'organizations'), {
    summary: 'Add or change the chat channel that is told what happens',
    description:
      'Fields that are missing stay as they are. A new one needs `url`; by default it is of Slack, in English, and told everything. Messages have names of people, titles of records and links, and nothing else.',
    params,
    headers: ifMatch,
    body: ref(ChatChannelUpdate),
    response: { 200: json(ChatChannel, 'The channel after the change'), ...problems(404, 412) },
  }),
  testChatChannel: operation('POST', `${url}/test`, may('update', 'organizations'), {
    summary: 'Post a message to the chat channel',
    description: 'Now, even while it is off or failing.',
    params,
    response: { 200: json(WebhookTry, 'How it went: it has arrived when `status` is 2xx'), ...problems(404) },
  }),
  deleteChatChannel: operation('DELETE', url, may('delete', 'organizations'), {
    summary: 'Tell the chat channel nothing any more',
    description: 'Its address and what still waits are deleted.',
    params,
    headers: ifMatch,
    response: { 204: noContent('There is none now'), ...problems(404, 412) },
  }),
} as const;
