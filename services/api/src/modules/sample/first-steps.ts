/** What an organization has done of its first steps. */
import type { FirstSteps } from '@parapet/contracts';
import type { MemberDoc, OrganizationDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { idsOf, sampleOf } from './sample-service.ts';

/** How long an organization is new. */
const NEW_FOR = 30 * 24 * 60 * 60 * 1000;

/** @returns null for all but admins, and once the organization is neither new nor holds sample data */
export async function firstSteps(db: OrgDb, member: MemberDoc, now: Date): Promise<FirstSteps | null> {
  if (member.role !== 'admin') return null;
  const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId });
  if (organization === null) return null;
  const { created_at, sample_records: records = [] } = organization;
  const sample = await sampleOf(db, organization);
  if (sample === null && now.getTime() - Date.parse(created_at) > NEW_FOR) return null;
  const own = { _id: { $nin: idsOf(records) } };
  const has = async (collection: string, filter: object = {}) =>
    (await db.collection(collection).findOne({ ...own, ...filter })) !== null;
  const [risk, asset, flow, colleague] = await Promise.all([
    has('risks'),
    has('assets'),
    has('risk_flows', { completed_at: { $ne: null } }),
    has('members', { user_id: { $ne: member.user_id } }),
  ]);
  return { created_at, risk, asset, colleague, flow, sample };
}
