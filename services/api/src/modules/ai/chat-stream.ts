/** Streams a chat answer, one event for each piece. */
import { sseEvent } from '@parapet/contracts/rules';
import { modelProblem, ModelError } from '../../ai/model/model-error.ts';
import { CanceledError } from '../../pipeline/canceled.ts';
import { EventStream } from '../../pipeline/responses/event-stream.ts';
import type { Log } from '../../pipeline/log.ts';
import { problemDocument, problemOf } from '../../pipeline/problem-document.ts';
import { replyOf, type Chat } from './chat-reply.ts';

interface Request {
  requestId: string;
  log: Log;
}

/** The stream ends when the answer is complete or fails; writing stops when the client disconnects. */
export function chatStream(chat: Chat, request: Request): EventStream {
  const stream = new EventStream();
  void write(stream, chat, request);
  return stream;
}

async function write(stream: EventStream, chat: Chat, { requestId, log }: Request): Promise<void> {
  try {
    const reply = await replyOf(chat, (content) => {
      if (!stream.write(sseEvent('delta', { content }))) throw new CanceledError();
    });
    stream.write(sseEvent('done', reply));
  } catch (error) {
    if (error instanceof CanceledError) return;
    log.error({ err: error }, 'a streamed answer failed');
    stream.write(
      sseEvent(
        'error',
        problemDocument(error instanceof ModelError ? modelProblem(error) : problemOf(error), requestId),
      ),
    );
  } finally {
    stream.end();
  }
}
