/** Parts of many samples. */
import { organization, record, type IdUse, type Sample } from '../sample.ts';
import type { Kind } from '../../world-kinds.ts';

export const inQuery = { 'query.organization_id': organization };
export const inBody = { 'body.organization_id': organization };

export const sample = (ok: number, ids: Readonly<Record<string, IdUse>>, request: Sample['request']): Sample => ({ ok, ids, request });

/** A request that holds nothing but the id of its record. */
export const one = (ok: number, kind: Kind): Sample => sample(ok, { 'params.id': record(kind) }, async (from) => ({ params: { id: await from.take(kind) } }));
