/** The answer of the assistant in a chat. */
import type { AiChatReply } from '@parapet/contracts';
import { TRUNCATED, type Piece } from '../../ai/model/answer-reader.ts';

/** Which assistant answers. */
export type Answered = Pick<AiChatReply, 'source' | 'model'>;

export interface Chat {
  answered: Answered;
  /** The text in pieces. Iterating throws ModelError. */
  pieces: AsyncIterable<Piece>;
}

/**
 * Collects the pieces of an answer.
 * @param onPiece called with each piece; when it throws, reading stops
 * @throws ModelError when the answer is incomplete
 */
export async function replyOf({ answered, pieces }: Chat, onPiece: (piece: string) => void): Promise<AiChatReply> {
  let content = '';
  let truncated = false;
  const more: Pick<AiChatReply, 'follow_ups' | 'sources'> = {};
  for await (const piece of pieces) {
    if (piece === TRUNCATED) {
      truncated = true;
      continue;
    }
    if (typeof piece === 'object') {
      Object.assign(more, piece);
      continue;
    }
    content += piece;
    onPiece(piece);
  }
  return { content, ...answered, ...more, ...(truncated && { truncated }) };
}
