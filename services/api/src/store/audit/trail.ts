/** The audit trail of one organization. */
import { exportedSealFault, sealId } from '@parapet/contracts/rules';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { AuditTrail } from '../audit-port.ts';
import { RefusedQueryError } from '../port.ts';
import { auditQuery, chainFilter, entryOf } from './entries.ts';
import { sealChanges } from './sealing.ts';
import { sealKey } from './seal-key.ts';
import { newestSeal, sealOf, sealQuery } from './seals.ts';
import { verifyTrail } from './verify.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

export function auditTrail(engine: Engine, organizationId: string, clock: Clock): AuditTrail {
  if (organizationId === '') throw new RefusedQueryError('An organization needs an id');
  return {
    history: async (entity, entityId, { before, limit = DEFAULT_LIMIT } = {}) => {
      if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) throw new RefusedQueryError(`limit must be from 1 to ${MAX_LIMIT}`);
      const id = entityId.toWellFormed();
      const page = await engine.reader.find(auditQuery(organizationId, chainFilter(entity, id, before)), { field: '_id', direction: -1, limit });
      const total = await engine.reader.count(auditQuery(organizationId, chainFilter(entity, id)));
      return { items: page.map(entryOf), total };
    },
    seal: async () => {
      const seal = await sealChanges(engine, organizationId, clock);
      return seal && { at: seal.at, root: seal.root, number: seal.number };
    },
    newestSeal: async () => {
      const seal = await newestSeal(engine.reader, organizationId);
      if (seal === null) return null;
      return { ...seal, public_key: (await sealKey(engine)).publicPem };
    },
    verify: () => verifyTrail(engine, organizationId),
    checkSeal: async (exported) => {
      const _id = sealId(exported.number);
      const found = await engine.reader.findFirst(sealQuery(organizationId, { _id }));
      const [previous] = await engine.reader.find(sealQuery(organizationId, { _id: { $lt: _id } }), { field: '_id', direction: -1, limit: 1 });
      return exportedSealFault(exported, found && sealOf(found), previous ? sealOf(previous).at : null);
    },
  };
}
