/** Verifying the audit trail against a seal that somebody exported and stored elsewhere. */
import type { AuditFault, AuditSeal } from '../schemas/audit.ts';
import type { FieldIssue } from '../schemas/base.ts';

/** What has to be exported of a seal; the hash covers everything in it. */
export type ExportedSeal = Pick<AuditSeal, 'number' | 'hash'>;

interface SealQuery {
  seal_number?: number;
  seal_hash?: string;
}

const BOTH_REQUIRED = 'is required: number and hash of a seal go together';

/** The id of a seal; ids sort in the order of the numbers. @param number 1-9999999999 */
export function sealId(number: number): string {
  return String(number).padStart(10, '0');
}

/** @returns an error when a query has only the number or only the hash of a seal, otherwise null */
export function exportedSealProblem({ seal_number, seal_hash }: SealQuery): FieldIssue | null {
  if ((seal_number === undefined) === (seal_hash === undefined)) return null;
  const missing = seal_number === undefined ? 'seal_number' : 'seal_hash';
  return { path: `/${missing}`, keyword: 'required', params: { missingProperty: missing }, message: BOTH_REQUIRED };
}

/** @returns the exported seal in a query; null when there is none */
export function exportedSealIn({ seal_number, seal_hash }: SealQuery): ExportedSeal | null {
  return seal_number === undefined || seal_hash === undefined ? null : { number: seal_number, hash: seal_hash };
}

/**
 * The fault when the trail does not contain an exported seal: the trail was cut off before it, or rewritten.
 * @param found the seal with that number in the trail
 * @param last_good_seal time of the previous seal
 * @returns null when the trail contains the exported seal
 */
export function exportedSealFault(
  exported: ExportedSeal,
  found: Pick<AuditSeal, 'hash'> | null,
  last_good_seal: string | null,
): AuditFault | null {
  if (found?.hash === exported.hash) return null;
  return {
    entity: '_seals',
    entity_id: sealId(exported.number),
    version: exported.number,
    reason: found === null ? 'missing' : 'altered',
    last_good_seal,
  };
}
