/** The contract between the API, the shell, the remotes and the mocks. */
export {
  AUDITED_ENTITIES,
  RECORD_KINDS,
  isKindWith,
  kindsWith,
  type AuditedEntity,
  type KindsWith,
  type PresenceEntity,
  type RecordNoun,
  type ReferencedEntity,
  type ReferencedKind,
  type ReferringKind,
  type RestorableEntity,
} from './record-kinds.ts';
export * from './schemas/base.ts';
export * from './schemas/named-schemas.ts';
export * from './schemas/ai.ts';
export * from './schemas/bulk.ts';
export * from './schemas/bulk-limit.ts';
export * from './schemas/item/asset.ts';
export * from './schemas/item/attributes.ts';
export * from './schemas/audit.ts';
export * from './schemas/organization/auth.ts';
export * from './schemas/risk/activity.ts';
export * from './schemas/risk/dashboard.ts';
export * from './schemas/export.ts';
export * from './schemas/import.ts';
export * from './schemas/item/grc.ts';
export * from './schemas/health.ts';
export * from './schemas/level.ts';
export * from './schemas/list.ts';
export * from './schemas/live-event.ts';
export * from './schemas/organization/credentials.ts';
export * from './schemas/organization/webhook.ts';
export * from './schemas/organization/chat-channel.ts';
export * from './schemas/organization/invitation.ts';
export * from './schemas/organization/me.ts';
export * from './schemas/organization/organization.ts';
export * from './schemas/organization/sample-data.ts';
export * from './schemas/organization/person.ts';
export * from './schemas/job.ts';
export * from './schemas/notification.ts';
export * from './schemas/notification-kinds.ts';
export * from './schemas/presence.ts';
export * from './schemas/presence-lease.ts';
export * from './schemas/replaced-values.ts';
export * from './schemas/item/property.ts';
export * from './schemas/item/reference.ts';
export * from './schemas/restore.ts';
export * from './schemas/search.ts';
export * from './schemas/server.ts';
export * from './schemas/risk/risk.ts';
export { RISK_SEVERITIES, RISK_SORTS, RISK_STATUS_GROUPS, RISK_STATUSES } from './schemas/risk/risk-values.ts';
export * from './schemas/risk/shared-view.ts';
export * from './schemas/risk/flow-workspace.ts';
export * from './schemas/risk/risk-category.ts';
export * from './schemas/risk/risk-facets.ts';
export * from './schemas/risk/risk-graph.ts';
export * from './schemas/risk/risk-filters.ts';
export * from './schemas/risk/risk-flow.ts';
export * from './schemas/risk/risk-with-flow.ts';
export * from './schemas/risk/risk-flow-status.ts';
export * from './schemas/risk/risk-note.ts';
export * from './schemas/item/risk-scenario.ts';
export * from './schemas/risk/risk-table.ts';
export * from './schemas/risk/scenario-assessment.ts';
export * from './schemas/risk/task.ts';
export * from './schemas/item/template.ts';
export * from './schemas/item/used-value.ts';
export * from './schemas/risk/treatment-plan.ts';
export { operations, ORGANIZATION_PARTS, type OperationId, type Operations } from './operations/index.ts';
export { CONTRACT_VERSION } from './version.ts';
export { readerOf, readOnlyFields } from './operations/read-only-fields.ts';
export { IDEMPOTENCY_HOURS } from './operations/idempotency.ts';
export { bodyRuleOf, takesNoBody } from './operations/body-rule.ts';
export type { Access, Permission, BodyRule, OperationConfig } from './operations/common.ts';
