/** The rules of the product: pure functions that the API, the interface and the mocks share. */
export * from './access/permissions.ts';
export * from './access/resource-map.ts';
export * from './access/visibility.ts';
export * from './access/readable-records.ts';
export * from './access/record-creator.ts';

export * from './member/member-rules.ts';
export * from './member/invitation-links.ts';
export * from './member/merged-preferences.ts';
export * from './member/filter-profile.ts';
export * from './member/menu-item.ts';
export * from './organization/organization-name.ts';

export * from './merge/record-differences.ts';
export * from './merge/same-value.ts';
export * from './merge/three-way-merge.ts';

export * from './risk/new-risk.ts';
export * from './risk/risk-score.ts';
export * from './risk/risk-summary.ts';
export * from './risk/risk-status.ts';
export * from './risk/status-groups.ts';
export * from './risk/risk-register.ts';
export * from './matrix/risk-matrix.ts';

export * from './flow/new-flow.ts';
export * from './flow/flow-status.ts';
export * from './flow/flow-steps.ts';
export * from './flow/completion-plan.ts';
export * from './flow/content/asset-selection.ts';
export * from './flow/content/changed-content.ts';
export * from './flow/content/added-references.ts';
export * from './flow/content/deleted-items.ts';
export * from './flow/content/scenario-level.ts';

export * from './plan/new-plan.ts';
export * from './plan/plan-form.ts';
export * from './plan/plan-status.ts';
export * from './task/new-task.ts';
export * from './task/task-status.ts';
export * from './dashboard/timeline.ts';

export * from './item/new-item.ts';
export * from './item/item-kinds.ts';
export * from './item/item-changes.ts';
export * from './item/asset-rules.ts';
export * from './item/property-rules.ts';
export * from './item/scenario-rules.ts';

export * from './template/new-template.ts';
export * from './template/template-editor.ts';
export * from './template/template-fields.ts';
export * from './template/template-values.ts';
export * from './template/template-resolution.ts';
export * from './template/template-answers.ts';
export * from './template/grc-template.ts';

export * from './defaults/seeded-defaults.ts';
export { DEFAULT_ASSET_TEMPLATES } from './defaults/asset-templates.ts';
export { DEFAULT_PROPERTY_TEMPLATES } from './defaults/property-templates.ts';
export { DEFAULT_RISK_SCENARIO_TEMPLATES } from './defaults/risk-scenario-templates.ts';
export { DEFAULT_GRC_DOMAINS, type DefaultGrcDomain, type DefaultGrcDomainKey } from './defaults/grc-domains.ts';
export { DEFAULT_GRC_TEMPLATES } from './defaults/grc/grc-templates.ts';
export { DEFAULT_RISK_TABLES, type DefaultRiskTable } from './defaults/risk-tables.ts';
export type { DefaultGrcTemplate, DefaultQuestion, DefaultStep } from './defaults/grc/template-parts.ts';

export * from './validation/field-problem.ts';
export * from './validation/validation-messages.ts';
export * from './text/text-search.ts';

// No rules, but parts of the protocol that the API and the mocks share.
export * from '../protocol/ajv-options.ts';
export * from '../protocol/canonical-json.ts';
export * from '../protocol/exported-seal.ts';
export * from '../protocol/json-pointer.ts';
export * from '../protocol/problem-titles.ts';
export * from '../protocol/server-sent-events.ts';
export * from '../protocol/state-problem.ts';
export * from '../protocol/unexpected-body.ts';
