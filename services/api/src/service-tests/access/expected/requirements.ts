/**
 * What each operation requires of its caller, worked out by hand from sections 6 and 7 of the specification and decisions D5,
 * D10, D11, D22 and D42 to D44. Like the table of roles it is independent of what the operations declare themselves.
 */
import type { OperationId, Role } from '@parapet/contracts';
import { isAllowed, SCOPE, type Permission } from './permissions.ts';

/** `session`: anybody who has signed in; the handler answers with what the caller may see. */
type Requirement =
  | 'nothing'
  | 'session'
  /** No role: people whom the settings of the server name. */
  | 'server admin'
  | 'admin or auditor'
  | 'admin'
  | 'assets/update of all'
  | `admin, ${Permission}`
  | Permission;

export const REQUIREMENTS = {
  getHealth: 'nothing',
  getLiveness: 'nothing',
  getReadiness: 'nothing',
  getAuthSession: 'nothing',
  signIn: 'nothing',
  signInCallback: 'nothing',
  signInDone: 'nothing',
  signOut: 'nothing',
  backchannelLogout: 'nothing',

  reportClientError: 'session',
  getMe: 'session',
  updatePreferences: 'session',
  getApiTokens: 'session',
  createApiToken: 'session',
  revokeApiToken: 'session',
  getSessions: 'session',
  revokeSession: 'session',
  revokeOtherSessions: 'session',
  // Everybody sees and cancels their own jobs only.
  getJobs: 'session',
  getJob: 'session',
  getJobFile: 'session',
  cancelJob: 'session',
  // The same with their notifications.
  getNotifications: 'session',
  countNotifications: 'session',
  updateNotification: 'session',
  readNotifications: 'session',
  createOrganization: 'session',
  previewInvitation: 'session',
  acceptInvitation: 'session',
  leaveOrganization: 'session',
  getOrganization: 'organizations/read',
  updateOrganization: 'organizations/update',
  renameRiskCategory: 'organizations/update',
  addMember: 'organizations/update',
  updateMember: 'organizations/update',
  removeMember: 'organizations/delete',
  getMemberHoldings: 'organizations/read',
  reissueInvitation: 'organizations/update',
  transferOrganization: 'organizations/update',
  deleteOrganization: 'organizations/delete',
  addSampleData: 'organizations/create',
  removeSampleData: 'organizations/delete',
  // Only admins read, and end, the tokens of others (D44).
  listMemberTokens: 'organizations/read',
  revokeMemberToken: 'organizations/delete',
  // Webhooks tell others everything, so they are for admins (D44).
  listWebhooks: 'organizations/read',
  getWebhook: 'organizations/read',
  createWebhook: 'organizations/create',
  updateWebhook: 'organizations/update',
  deleteWebhook: 'organizations/delete',
  changeWebhookSecret: 'organizations/update',
  testWebhook: 'organizations/update',
  getWebhookDeliveries: 'organizations/read',
  repeatWebhookDelivery: 'organizations/update',
  getChatChannel: 'organizations/read',
  setChatChannel: 'organizations/update',
  testChatChannel: 'organizations/update',
  deleteChatChannel: 'organizations/delete',
  // Every role reads risks, and with them the names of the people that risks name.
  listPeople: 'risks/read',

  listRisks: 'risks/read',
  getRisk: 'risks/read',
  createRisk: 'risks/create',
  createRiskWithFlow: 'risks/create',
  updateRisk: 'risks/update',
  deleteRisk: 'risks/delete',
  listArchivedRisks: 'risks/read',
  listRiskCategories: 'risks/read',
  archiveRisk: 'risks/update',
  unarchiveRisk: 'risks/update',
  getRiskSummary: 'risks/read',
  getRiskFacets: 'risks/read',
  getRiskGraph: 'risks/read',
  getDashboard: 'risks/read',
  getRecentActivity: 'risks/read',
  getAssignedWork: 'risks/read',
  getWorkSummary: 'risks/read',
  // A note changes the risk that it is added to.
  listRiskNotes: 'risks/read',
  addRiskNote: 'risks/update',
  listRiskTables: 'risks/read',
  createRiskTable: 'risks/create',
  createRiskTableFromTemplate: 'risks/create',
  // Pages that every role can open add the defaults that are missing.
  initializeRiskTableTemplates: 'risks/read',
  listSharedViews: 'risks/read',
  getSharedView: 'risks/read',
  // Whoever may change risks says how the organization looks at them.
  createSharedView: 'risks/update',
  updateSharedView: 'risks/update',
  deleteSharedView: 'risks/update',
  initializeGrcDefaults: 'risks/read',
  listGrcDomains: 'risks/read',
  getGrcFrameworks: 'risks/read',
  listGrcTemplates: 'risks/read',
  getGrcTemplate: 'risks/read',
  createGrcTemplate: 'risks/create',
  updateGrcTemplate: 'risks/update',
  deleteGrcTemplate: 'risks/delete',

  listRiskFlows: 'risks/read',
  getRiskFlow: 'risks/read',
  getRiskFlowWorkspace: 'risks/read',
  createRiskFlow: 'risks/create',
  updateRiskFlow: 'risks/update',
  deleteRiskFlow: 'risks/delete',
  completeRiskFlow: 'risks/update',
  archiveRiskFlow: 'risks/update',
  listTreatmentPlans: 'risks/read',
  getTreatmentPlan: 'risks/read',
  createTreatmentPlan: 'risks/create',
  updateTreatmentPlan: 'risks/update',
  deleteTreatmentPlan: 'risks/delete',
  completeTreatmentPlan: 'risks/update',
  listTasks: 'tasks/read',
  getTaskSummary: 'tasks/read',
  getTask: 'tasks/read',
  createTask: 'tasks/create',
  updateTask: 'tasks/update',
  deleteTask: 'tasks/delete',

  listAssets: 'assets/read',
  getAsset: 'assets/read',
  createAsset: 'assets/create',
  updateAsset: 'assets/update',
  deleteAsset: 'assets/delete',
  listAssetTemplates: 'assets/read',
  listAssetTemplateCategories: 'assets/read',
  getAssetTemplate: 'assets/read',
  getAssetTemplateUsage: 'assets/read',
  createAssetTemplate: 'assets/create',
  updateAssetTemplate: 'assets/update of all',
  deleteAssetTemplate: 'assets/delete',
  // Properties and scenarios: see what an asset owner changes in `verdict.ts`.
  listProperties: 'assets/read',
  listPropertyCategories: 'assets/read',
  listThreatActors: 'assets/read',
  getProperty: 'assets/read',
  createProperty: 'assets/create',
  updateProperty: 'assets/update',
  deleteProperty: 'assets/delete',
  listPropertyTemplates: 'assets/read',
  listPropertyTemplateCategories: 'assets/read',
  getPropertyTemplate: 'assets/read',
  getPropertyTemplateUsage: 'assets/read',
  createPropertyTemplate: 'assets/create',
  updatePropertyTemplate: 'assets/update of all',
  deletePropertyTemplate: 'assets/delete',
  listRiskScenarios: 'assets/read',
  getRiskScenario: 'assets/read',
  createRiskScenario: 'assets/create',
  updateRiskScenario: 'assets/update',
  deleteRiskScenario: 'assets/delete',
  listRiskScenarioTemplates: 'assets/read',
  listRiskScenarioTemplateCategories: 'assets/read',
  getRiskScenarioTemplate: 'assets/read',
  getRiskScenarioTemplateUsage: 'assets/read',
  createRiskScenarioTemplate: 'assets/create',
  updateRiskScenarioTemplate: 'assets/update of all',
  deleteRiskScenarioTemplate: 'assets/delete',
  getReferences: 'assets/read',

  exportRisks: 'risks/read',
  exportTasks: 'tasks/read',
  exportAssets: 'assets/read',
  exportProperties: 'assets/read',
  exportRiskScenarios: 'assets/read',
  importRisks: 'risks/create',
  importAssets: 'assets/create',
  importProperties: 'assets/create',
  importRiskScenarios: 'assets/create',
  // Deleting also requires the permission to delete, which the handler checks.
  bulkRisks: 'risks/update',
  bulkTasks: 'tasks/update',
  bulkAssets: 'assets/update',
  bulkProperties: 'assets/update',
  bulkRiskScenarios: 'assets/update',

  // An API token that restores needs the scope to create (D44).
  restoreRisk: 'admin, risks/create',
  restoreRiskFlow: 'admin, risks/create',
  restoreTreatmentPlan: 'admin, risks/create',
  restoreTask: 'admin, tasks/create',
  restoreAsset: 'admin, assets/create',
  restoreProperty: 'admin, assets/create',
  restoreRiskScenario: 'admin, assets/create',
  restoreAssetTemplate: 'admin, assets/create',
  restorePropertyTemplate: 'admin, assets/create',
  restoreRiskScenarioTemplate: 'admin, assets/create',
  restoreGrcTemplate: 'admin, risks/create',

  chat: 'risks/read',
  analyzeRisk: 'risks/read',
  generateTreatmentPlan: 'risks/read',
  suggestControls: 'risks/read',
  listAiModels: 'risks/read',

  search: 'session',
  // `listAuditEntries` for one record; without a record, it is for admins and auditors.
  listAuditEntries: 'session',
  streamEvents: 'session',
  announcePresence: 'session',
  endPresence: 'session',
  exportAuditEntries: 'admin or auditor',
  previewRestore: 'admin',
  verifyAudit: 'admin or auditor',
  getNewestSeal: 'admin or auditor',
  getReleases: 'server admin',
  createReleaseToken: 'server admin',
  revokeReleaseToken: 'server admin',
} as const satisfies Record<OperationId, Requirement>;

/** Every operation that requires something. */
export type GuardedId = { [Id in OperationId]: (typeof REQUIREMENTS)[Id] extends 'nothing' ? never : Id }[OperationId];

export const isGuarded = (id: OperationId): id is GuardedId => REQUIREMENTS[id] !== 'nothing';

/** What the operation must declare as its `access`, which the interface reads too. */
export function declarationOf(id: OperationId): string {
  const requirement = REQUIREMENTS[id];
  if (requirement === 'nothing') return 'public';
  if (requirement === 'assets/update of all') return 'assets/update';
  if (requirement.startsWith('admin, ')) return requirement.replace('admin, ', '');
  // The handler asks for the role of an admin or auditor.
  return ['session', 'server admin', 'admin or auditor', 'admin'].includes(requirement) ? 'signed-in' : requirement;
}

const isForAdmins = (requirement: Requirement): requirement is `admin, ${Permission}` =>
  requirement.startsWith('admin, ');

/** Whether a role may make the call at all. */
export function mayCall(id: GuardedId, role: Role): boolean {
  const requirement = REQUIREMENTS[id];
  if (requirement === 'session') return true;
  if (requirement === 'server admin') return false;
  if (requirement === 'admin or auditor') return role === 'admin' || role === 'auditor';
  if (requirement === 'admin') return role === 'admin';
  // Templates belong to everybody's assets.
  if (isForAdmins(requirement)) return role === 'admin';
  if (requirement === 'assets/update of all') return SCOPE[role].assets === 'every' && isAllowed(role, 'assets/update');
  return isAllowed(role, requirement);
}

/** Requests whose sample adds assets and scenarios to a flow: the role must be allowed to read assets, too (D36). */
const CHOOSING: ReadonlySet<GuardedId> = new Set(['updateRiskFlow']);

/** Whether a role that may make the call may also make the request of the sample. */
export const mayChoose = (id: GuardedId, role: Role): boolean => !CHOOSING.has(id) || isAllowed(role, 'assets/read');
