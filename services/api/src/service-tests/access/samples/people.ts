import { randomUUID } from 'node:crypto';
import { filter, free, organization, record, reference, type Sample, type Source } from '../sample.ts';
import { inBody, inQuery, one, sample } from './parts.ts';

const NO_TOKEN = 'A'.repeat(43);
const membership = (from: Source) => ({ domains: [from.id('domain')], assets: [from.id('asset')] });
const membershipIds = { 'body.domains[]': reference('domain'), 'body.assets[]': reference('asset') };
const memberIds = { 'params.orgId': organization, 'params.userId': record('member') };

const ofOrganization: Sample = sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } }));

export const peopleSamples = {
  getMe: sample(200, {}, () => ({})),
  getReleases: sample(200, {}, () => ({})),
  createReleaseToken: sample(201, {}, () => ({ body: { remote: 'register' } })),
  revokeReleaseToken: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  reportClientError: sample(204, {}, () => ({
    body: { kind: 'crash', remote: 'register', version: '1', shown: null, page: '/risk-register', message: 'broken' },
  })),
  updatePreferences: sample(200, {}, () => ({ body: { theme: 'dark' } })),
  getApiTokens: sample(200, {}, () => ({})),
  createApiToken: sample(201, {}, () => ({ body: { name: 'Nightly export', scopes: ['read'] } })),
  // Refused, because this is not the id of a token: the callers keep theirs.
  revokeApiToken: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  listMemberTokens: sample(200, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  // Refused, because this is not the id of a token.
  revokeMemberToken: sample(404, { 'params.orgId': organization, 'params.id': free }, (from) => ({
    params: { orgId: from.organization, id: from.caller },
  })),
  getSessions: sample(200, {}, () => ({})),
  revokeOtherSessions: sample(204, {}, () => ({})),
  revokeSession: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  getJobs: sample(200, {}, () => ({})),
  // Refused, because nobody here has a job.
  getJob: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  getJobFile: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  cancelJob: sample(404, { 'params.id': free }, (from) => ({ params: { id: from.caller } })),
  getNotifications: sample(200, {}, () => ({})),
  countNotifications: sample(200, {}, () => ({})),
  // Refused, because this is not the id of a notification.
  updateNotification: sample(404, { 'params.id': free }, (from) => ({
    params: { id: from.caller },
    body: { read: true },
  })),
  readNotifications: sample(200, {}, () => ({})),
  // Everybody has an organization already.
  createOrganization: sample(200, {}, () => ({ body: {} })),
  // These are refused: nobody here has an invitation link, and the members of the world must not leave it.
  previewInvitation: sample(404, {}, () => ({ body: { token: NO_TOKEN } })),
  acceptInvitation: sample(404, { 'body.leave.organization_id': free, 'body.leave.successor': free }, (from) => ({
    body: { token: NO_TOKEN, leave: { organization_id: from.organization, successor: from.caller } },
  })),
  leaveOrganization: sample(400, { 'params.orgId': organization, 'body.successor': free }, (from) => ({
    params: { orgId: from.organization },
    body: { successor: from.caller },
  })),
  transferOrganization: sample(400, { 'params.orgId': organization, 'body.user_id': free }, (from) => ({
    params: { orgId: from.organization },
    body: { user_id: from.caller, own_role: 'auditor' },
  })),
  deleteOrganization: sample(400, { 'params.orgId': organization }, (from) => ({
    params: { orgId: from.organization },
    query: { name: 'Another one' },
  })),
  getOrganization: sample(200, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  updateOrganization: sample(200, { 'params.orgId': organization }, (from) => ({
    params: { orgId: from.organization },
    body: { time_zone: 'Europe/Berlin' },
  })),
  renameRiskCategory: sample(200, { 'params.orgId': organization }, (from) => ({
    params: { orgId: from.organization },
    body: { from: 'Regulatory', to: 'Laws' },
  })),
  addSampleData: sample(201, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  // Of what was added just before.
  removeSampleData: sample(200, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  addMember: sample(201, { 'params.orgId': organization, 'body.user_id': free, ...membershipIds }, (from) => {
    const number = String(Number.parseInt(randomUUID().slice(0, 12).replace('-', ''), 16));
    return {
      params: { orgId: from.organization },
      body: { user_id: `temp_${number}`, email: `m${number}@example.com`, role: 'auditor', ...membership(from) },
    };
  }),
  updateMember: sample(200, { ...memberIds, ...membershipIds }, async (from) => ({
    params: { orgId: from.organization, userId: await from.take('member') },
    body: { role: 'auditor', ...membership(from) },
  })),
  removeMember: sample(204, { ...memberIds, 'query.hand_over_to': reference('person') }, async (from) => ({
    params: { orgId: from.organization, userId: await from.take('member') },
    query: { hand_over_to: from.id('person') },
  })),
  getMemberHoldings: sample(200, memberIds, (from) => ({
    params: { orgId: from.organization, userId: from.id('member') },
  })),
  reissueInvitation: sample(201, memberIds, async (from) => ({
    params: { orgId: from.organization, userId: await from.take('member') },
  })),
  listPeople: sample(200, { ...inQuery, 'query.id[]': filter('person') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('person')] },
  })),

  listWebhooks: sample(200, { ...inQuery, 'query.id[]': filter('webhook') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('webhook')] },
  })),
  createWebhook: sample(201, inBody, (from) => ({
    body: {
      organization_id: from.organization,
      name: 'Tickets',
      url: 'https://hooks.example.com/in',
      events: ['task.created'],
    },
  })),
  getWebhook: one(200, 'webhook'),
  updateWebhook: sample(200, { 'params.id': record('webhook') }, async (from) => ({
    params: { id: await from.take('webhook') },
    body: { events: ['task.created', 'task.deleted'] },
  })),
  deleteWebhook: one(204, 'webhook'),
  changeWebhookSecret: sample(200, { 'params.id': record('webhook') }, async (from) => ({
    params: { id: await from.take('webhook') },
    body: { keep_old: false },
  })),
  testWebhook: one(202, 'webhook'),
  getWebhookDeliveries: one(200, 'webhook'),
  // Refused, because nothing was delivered.
  repeatWebhookDelivery: sample(404, { 'params.id': record('webhook'), 'params.deliveryId': free }, async (from) => ({
    params: { id: await from.take('webhook'), deliveryId: randomUUID() },
  })),
  getChatChannel: sample(200, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  // These are refused, because there is no channel, and a new one needs an address.
  setChatChannel: sample(400, { 'params.orgId': organization }, (from) => ({
    params: { orgId: from.organization },
    body: { kinds: ['critical'] },
  })),
  testChatChannel: sample(404, { 'params.orgId': organization }, (from) => ({ params: { orgId: from.organization } })),
  deleteChatChannel: sample(404, { 'params.orgId': organization }, (from) => ({
    params: { orgId: from.organization },
  })),

  listAuditEntries: sample(200, { ...inQuery, 'query.entity_id': record('risk'), 'query.actor': free }, (from) => ({
    query: { organization_id: from.organization, entity: 'risks', entity_id: from.id('risk'), actor: from.caller },
  })),
  exportAuditEntries: sample(200, { ...inQuery, 'query.entity_id': record('risk'), 'query.actor': free }, (from) => ({
    query: { organization_id: from.organization, entity: 'risks', entity_id: from.id('risk'), actor: from.caller },
  })),
  // The record was not deleted, which the answer says.
  previewRestore: sample(200, { ...inQuery, 'query.entity_id': record('task') }, (from) => ({
    query: { organization_id: from.organization, entity: 'tasks', entity_id: from.id('task') },
  })),
  verifyAudit: ofOrganization,
  getNewestSeal: ofOrganization,
  streamEvents: ofOrganization,
  announcePresence: sample(
    200,
    { 'params.id': free, 'body.organization_id': organization, 'body.record_id': record('risk') },
    (from) => ({
      params: { id: randomUUID() },
      body: { organization_id: from.organization, entity: 'risks', record_id: from.id('risk'), place: null },
    }),
  ),
  endPresence: sample(204, { 'params.id': free }, () => ({ params: { id: randomUUID() } })),

  search: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization, q: 'Flood' } })),
  // A record that the person may not see is none that they can mean.
  chat: sample(200, { 'body.about.id': free }, (from) => ({
    body: {
      messages: [{ role: 'user', content: 'What are our top risks?' }],
      about: { kind: 'risk', id: from.id('risk') },
    },
  })),
  analyzeRisk: sample(200, {}, () => ({ body: { scenario_description: 'Ransomware' } })),
  generateTreatmentPlan: sample(200, {}, () => ({ body: { risk_description: 'Ransomware' } })),
  suggestControls: sample(200, {}, () => ({ body: { asset_type: 'Server' } })),
  listAiModels: sample(200, {}, () => ({})),
} as const;
