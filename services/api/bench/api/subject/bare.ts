/**
 * The baseline that the service is compared with: Fastify without plugins, sessions, access checks or validation, which
 * calls the store in the same way.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type {
  DashboardRange,
  RiskCreate,
  RiskFacetsQuery,
  RiskFlowCompletion,
  RiskSeverity,
  RiskStatusGroup,
} from '@parapet/contracts';
import { UTC, newRisk, statusesIn } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, RiskDoc } from '../../../src/collections.ts';
import { dashboardOf } from '../../../src/modules/dashboard/dashboard-service.ts';
import { firstSteps } from '../../../src/modules/sample/first-steps.ts';
import { Cascades } from '../../../src/modules/links/cascades.ts';
import { listPage } from '../../../src/modules/list-page.ts';
import { findRecord } from '../../../src/modules/records.ts';
import { linkedTo } from '../../../src/modules/links/link-filter.ts';
import { facetsOf } from '../../../src/modules/risks/reads/risk-facets.ts';
import { risksWithNames, riskWithNames } from '../../../src/modules/risks/reads/risk-names.ts';
import { flowTransitions } from '../../../src/modules/risk-flows/flow-transitions.ts';
import { toRecord } from '../../../src/pipeline/record-mapper.ts';
import type { Filter, Store } from '../../../src/store/port.ts';
import { ADMIN, ORGANIZATION } from '../data/recipe.ts';

/** The query parameters that the bench sends. */
interface ListQuery {
  severity?: RiskSeverity[];
  status?: RiskStatusGroup[];
  sort?: string;
  q?: string;
  cursor?: string;
  asset_id?: string;
}

const FIELDS: Readonly<Record<string, string>> = {
  title: 'title_folded',
  risk_score: 'risk_score',
  updated_at: 'updated_at',
};

function listOf({ severity, status, sort = '-updated_at', q, cursor, asset_id }: ListQuery) {
  const filter: Filter = {
    ...(severity && { severity: { $in: severity } }),
    ...(status && { status: { $in: statusesIn(status) } }),
    ...(asset_id !== undefined && linkedTo('risks', 'assets', asset_id)),
  };
  return { filter, sort, field: FIELDS[sort.replace('-', '')] ?? 'updated_at', search: q, cursor };
}

/** @throws Error when the seeded member does not exist */
export async function bareApp(store: Store): Promise<FastifyInstance> {
  const app = Fastify();
  const actor = { id: ADMIN };
  const db = store.org(ORGANIZATION, actor);
  const risks = db.collection<RiskDoc>('risks');
  const member = await db.collection<MemberDoc>('members').findOne({ user_id: ADMIN });
  if (member === null) throw new Error('There is no seeded member');
  const flows = flowTransitions(store);
  const cascades = new Cascades(store, { onError: (error) => app.log.error(error) });
  app.addHook('onClose', () => cascades.close());

  app.get<{ Querystring: ListQuery }>('/api/risks', async ({ query }) => {
    const page = await listPage(risks, listOf(query));
    return { ...page, items: await risksWithNames(store, db, page.items, false) };
  });

  app.get<{ Querystring: RiskFacetsQuery }>('/api/risks/facets', async ({ query }) => facetsOf(db, query, member));

  app.get<{ Params: { id: string } }>('/api/risks/:id', async ({ params }) => {
    const found = await risks.findOne({ _id: params.id });
    return found && toRecord(await riskWithNames(store, db, found));
  });

  app.post<{ Body: RiskCreate }>('/api/risks', async ({ body }, reply) => {
    const risk = await store.transaction(ORGANIZATION, actor, async (tx) =>
      tx.collection<RiskDoc>('risks').insertOne(newRisk(body, ADMIN)),
    );
    return reply.code(201).send(toRecord(await riskWithNames(store, db, risk)));
  });

  app.get<{ Querystring: { range: DashboardRange } }>('/api/dashboard', async ({ query }) => {
    const now = new Date();
    const figures = await dashboardOf(db, member, { range: query.range, now, timeZone: UTC });
    return { ...figures, first_steps: await firstSteps(db, member, now) };
  });

  app.patch<{ Params: { id: string }; Body: RiskFlowCompletion }>(
    '/api/risk-flows/:id/complete',
    async ({ params, body }) => toRecord(await flows.complete({ member, actor }, params.id, body, undefined)),
  );
  app.delete<{ Params: { id: string } }>('/api/assets/:id', async ({ params }, reply) => {
    await cascades.delete({ member, actor }, 'assets', async (tx) =>
      findRecord(tx.collection<AssetDoc>('assets'), { _id: params.id }, 'asset'),
    );
    return reply.code(204).send();
  });
  return app;
}
