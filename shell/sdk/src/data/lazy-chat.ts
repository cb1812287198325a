import type * as Chat from './stream-chat.ts';

/** As `streamChat` of its module, which is loaded with the first question: no page needs it to begin with. */
export const streamChat: typeof Chat.streamChat = async (body, stream) =>
  (await import('./stream-chat.ts')).streamChat(body, stream);
