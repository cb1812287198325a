/** A {@link Post} for tests, which stores the mails. */
import type { Delivery, Letter, Post } from '../post.ts';

export interface KeptPost extends Post {
  letters: Letter[];
  /** How the next mails end. */
  delivery: Delivery;
  /** The newest link that was mailed to an address. Waits, as mails are sent after the answers that cause them. */
  linkTo(address: string): Promise<string>;
}

export function keptPost(): KeptPost {
  const kept: KeptPost = {
    letters: [],
    delivery: 'sent',
    async send(letter) {
      if (kept.delivery === 'sent') kept.letters.push(letter);
      return kept.delivery;
    },
    async linkTo(address) {
      for (let tries = 0; tries < 200; tries += 1) {
        const text = kept.letters.findLast(({ message }) => message.to === address)?.message.text;
        const [link] = /https?:\/\/\S+/.exec(text ?? '') ?? [];
        if (link !== undefined) return link;
        await new Promise((resolve) => void setTimeout(resolve, 10));
      }
      throw new Error(`nothing was mailed to ${address}`);
    },
  };
  return kept;
}
