import { randomUUID } from 'node:crypto';
import { filter, free, organization, record, reference, type Sample, type Source } from '../sample.ts';
import { inQuery, sample } from './parts.ts';

const membership = (from: Source) => ({ domains: [from.id('domain')], assets: [from.id('asset')] });
const membershipIds = { 'body.domains[]': reference('domain'), 'body.assets[]': reference('asset') };
const memberIds = { 'params.orgId': organization, 'params.userId': record('member') };

const ofOrganization: Sample = sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } }));

export const peopleSamples = {
  getMe: sample(200, {}, () => ({})),
  updatePreferences: sample(200, {}, () => ({ body: { theme: 'dark' } })),
  // Everybody has an organization already.
  createOrganization: sample(200, {}, () => ({ body: {} })),
  acceptInvitation: sample(409, {}, () => ({ body: { token: 'A'.repeat(43) } })),
  getOrganization: sample(200, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  addMember: sample(201, { 'params.orgId': organization, 'body.user_id': free, ...membershipIds }, (from) => {
    const number = String(Number.parseInt(randomUUID().slice(0, 12).replace('-', ''), 16));
    return { params: { orgId: from.organization }, body: { user_id: `temp_${number}`, email: `m${number}@example.com`, role: 'auditor', ...membership(from) } };
  }),
  updateMember: sample(200, { ...memberIds, ...membershipIds }, async (from) => ({
    params: { orgId: from.organization, userId: await from.take('member') },
    body: { role: 'auditor', ...membership(from) },
  })),
  removeMember: sample(204, memberIds, async (from) => ({ params: { orgId: from.organization, userId: await from.take('member') } })),
  listPeople: sample(200, { ...inQuery, 'query.id[]': filter('person') }, (from) => ({ query: { organization_id: from.organization, id: [from.id('person')] } })),

  listAuditEntries: sample(200, { ...inQuery, 'query.entity_id': record('risk') }, (from) => ({
    query: { organization_id: from.organization, entity: 'risks', entity_id: from.id('risk') },
  })),
  verifyAudit: ofOrganization,
  getNewestSeal: ofOrganization,
  streamEvents: ofOrganization,

  chat: sample(200, {}, () => ({ body: { messages: [{ role: 'user', content: 'What are our top risks?' }] } })),
  analyzeRisk: sample(200, {}, () => ({ body: { scenario_description: 'Ransomware' } })),
  generateTreatmentPlan: sample(200, {}, () => ({ body: { risk_description: 'Ransomware' } })),
  suggestControls: sample(200, {}, () => ({ body: { asset_type: 'Server' } })),
  listAiModels: sample(200, {}, () => ({})),
} as const;
