/** A seal of the audit trail that somebody has kept elsewhere, and what it proves. */
import type { AuditFault, AuditSeal } from '../schemas/audit.ts';
import type { FieldError } from '../schemas/base.ts';

/** What there is to keep of a seal; the hash is over everything in it. */
export type KeptSeal = Pick<AuditSeal, 'number' | 'hash'>;

interface SealQuery {
  seal_number?: number;
  seal_hash?: string;
}

const TOGETHER = 'is required: number and hash of a seal go together';

/** Seals sort by their ids as by their numbers. @param number 1-9999999999 */
export function sealId(number: number): string {
  return String(number).padStart(10, '0');
}

/** @returns what is missing of a query that names half a seal; null when it names a whole one or none */
export function keptSealProblem({ seal_number, seal_hash }: SealQuery): FieldError | null {
  if ((seal_number === undefined) === (seal_hash === undefined)) return null;
  return { path: seal_number === undefined ? '/seal_number' : '/seal_hash', message: TOGETHER };
}

/** @returns the seal that a query names; null when it names none */
export function keptSealIn({ seal_number, seal_hash }: SealQuery): KeptSeal | null {
  return seal_number === undefined || seal_hash === undefined ? null : { number: seal_number, hash: seal_hash };
}

/**
 * What is wrong when the trail does not have a seal that was kept: it was cut off before it, or written anew.
 * @param found the seal that the trail has by that number
 * @param last_good_seal time of the seal before it
 * @returns null when it is there as it was kept
 */
export function keptSealFault(kept: KeptSeal, found: Pick<AuditSeal, 'hash'> | null, last_good_seal: string | null): AuditFault | null {
  if (found?.hash === kept.hash) return null;
  return { entity: '_seals', entity_id: sealId(kept.number), version: kept.number, reason: found === null ? 'missing' : 'altered', last_good_seal };
}
