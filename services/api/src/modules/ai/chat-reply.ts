/** An answer in a chat, piece by piece and whole. */
import type { AiChatReply } from '@parapet/contracts';
import { CUT, type Piece } from '../../ai/model/answer-reader.ts';

/** Who answers. */
export type Answered = Pick<AiChatReply, 'source' | 'model'>;

export interface Chat {
  answered: Answered;
  /** Reading them throws ModelError. */
  pieces: AsyncIterable<Piece>;
}

/**
 * Reads an answer to its end.
 * @param onPiece hears each piece; what it throws ends the answer
 * @throws ModelError when the answer does not come to its end
 */
export async function replyOf({ answered, pieces }: Chat, onPiece: (piece: string) => void): Promise<AiChatReply> {
  let content = '';
  let truncated = false;
  for await (const piece of pieces) {
    if (piece === CUT) {
      truncated = true;
      continue;
    }
    content += piece;
    onPiece(piece);
  }
  return { content, ...answered, ...(truncated && { truncated }) };
}
