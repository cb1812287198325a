/** What many samples have in common. */
import { organization, record, type Names, type Sample } from '../sample.ts';
import type { Kind } from '../../world-kinds.ts';

export const inQuery = { 'query.organization_id': organization };
export const inBody = { 'body.organization_id': organization };

export const sample = (ok: number, ids: Readonly<Record<string, Names>>, ask: Sample['ask']): Sample => ({ ok, ids, ask });

/** A request that says nothing but which record it is about. */
export const one = (ok: number, kind: Kind): Sample => sample(ok, { 'params.id': record(kind) }, async (from) => ({ params: { id: await from.take(kind) } }));
