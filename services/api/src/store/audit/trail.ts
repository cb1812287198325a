/** The audit trail of one organization. */
import { exportedSealFault, sealId } from '@parapet/contracts/rules';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { AuditTrail } from '../audit-port.ts';
import { OWN } from '../plans.ts';
import { RefusedQueryError } from '../port.ts';
import { auditQuery, chainFilter, entryOf, withBefore } from './entries.ts';
import { listEntries } from './list.ts';
import { sealChanges } from './seals/sealing.ts';
import type { SealKey } from './seals/seal-key.ts';
import { newestSeal, sealOf, sealQuery } from './seals/seals.ts';
import type { Restated } from './chain-check.ts';
import { verifyTrail } from './verify.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

export interface TrailOptions {
  clock: Clock;
  restate: Restated;
  sealKey: () => Promise<SealKey>;
}

export function auditTrail(
  engine: Engine,
  organizationId: string,
  { clock, restate, sealKey }: TrailOptions,
): AuditTrail {
  if (organizationId === '') throw new RefusedQueryError('An organization needs an id');
  return {
    history: async (entity, entityId, { before, limit = DEFAULT_LIMIT } = {}) => {
      if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT))
        throw new RefusedQueryError(`limit must be from 1 to ${MAX_LIMIT}`);
      const id = entityId.toWellFormed();
      // Reads one entry more than asked for, as it contains the `before` of the last one.
      const found = await engine.reader.find(auditQuery(organizationId, chainFilter(entity, id, before)), {
        field: '_id',
        direction: -1,
        limit: limit + 1,
      });
      const entries = found.map(entryOf);
      const total = await engine.reader.count(auditQuery(organizationId, chainFilter(entity, id)));
      return {
        items: entries.slice(0, limit).map((entry, index) => withBefore(entry, entries[index + 1] ?? null)),
        total,
      };
    },
    list: async (query) => {
      const plan = engine.plans.get(OWN.audit);
      if (plan === undefined) throw new Error('The audit trail has no plan');
      return listEntries(engine.reader, plan, organizationId, query);
    },
    seal: async () => {
      const seal = await sealChanges(engine, organizationId, { clock, sealKey });
      return seal && { at: seal.at, root: seal.root, number: seal.number };
    },
    newestSeal: async () => {
      const seal = await newestSeal(engine.reader, organizationId);
      if (seal === null) return null;
      return { ...seal, public_key: (await sealKey()).publicPem };
    },
    verify: async () => verifyTrail(engine, organizationId, { key: await sealKey(), restate }),
    checkSeal: async (exported) => {
      const _id = sealId(exported.number);
      const found = await engine.reader.findFirst(sealQuery(organizationId, { _id }));
      const [previous] = await engine.reader.find(sealQuery(organizationId, { _id: { $lt: _id } }), {
        field: '_id',
        direction: -1,
        limit: 1,
      });
      return exportedSealFault(exported, found && sealOf(found), previous ? sealOf(previous).at : null);
    },
  };
}
