/** A chat answer as it is written, one event a piece. */
import type { FastifyBaseLogger } from 'fastify';
import { problemTitle, sseEvent } from '@parapet/contracts/rules';
import { modelProblem, ModelError } from '../../ai/model/model-error.ts';
import { Problem } from '../../problem.ts';
import { SseLine } from '../sse.ts';
import type { Answered } from './ai-service.ts';
import { CancelledError } from './cancelled.ts';

export interface ChatStream {
  answered: Answered;
  pieces: AsyncIterable<string>;
  requestId: string;
  log: FastifyBaseLogger;
}

/** The line that the answer is written to, until it is complete, fails, or nobody reads it. */
export function chatLine(stream: ChatStream): SseLine {
  const line = new SseLine();
  void write(line, stream);
  return line;
}

async function write(line: SseLine, { answered, pieces, requestId, log }: ChatStream): Promise<void> {
  let content = '';
  try {
    for await (const piece of pieces) {
      content += piece;
      if (!line.write(sseEvent('delta', { content: piece }))) return;
    }
    line.write(sseEvent('done', { content, ...answered }));
  } catch (error) {
    if (error instanceof CancelledError) return;
    log.error({ err: error }, 'a streamed answer failed');
    const { status, code, detail } = error instanceof ModelError ? modelProblem(error) : new Problem(500, 'internal_error', 'Something went wrong on our side. The request id finds it in the log.');
    line.write(sseEvent('error', { type: 'about:blank', title: problemTitle(status), status, code, detail, request_id: requestId }));
  } finally {
    line.end();
  }
}
