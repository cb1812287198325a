import type { AuditSeal } from '@parapet/contracts';

/** What identifies a seal that was kept elsewhere. */
export interface KeptSeal {
  number: number;
  hash: string;
}

/** The text that people copy or mail. In English, as it may be read years later, by others; {@link readSeal} reads it again. */
export const sealText = ({ number, at, hash, signature, organization_id }: AuditSeal, organization: string): string =>
  [
    'Parapet audit seal',
    `Organization: ${organization} (${organization_id})`,
    `Seal: ${number}`,
    `Time: ${at}`,
    `Hash: ${hash}`,
    `Signature: ${signature}`,
  ].join('\n');

/** @returns null for a text without the number and the hash of a seal */
export function readSeal(text: string): KeptSeal | null {
  const hash = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.exec(text)?.[0].toLowerCase();
  const number = /(?:^|\bseal:?\s*)(\d{1,10})\b/im.exec(text)?.[1];
  return hash === undefined || number === undefined || Number(number) < 1 ? null : { number: Number(number), hash };
}

export const mailOf = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
