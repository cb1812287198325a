/** The rules of the product: pure functions that the API, the interface and the mocks share. */
export * from './access/permissions.ts';
export * from './access/visibility.ts';
export * from './access/readable-records.ts';
export * from './access/record-creator.ts';

export * from './member/member-rules.ts';
export * from './member/preferences/carried-preferences.ts';
export * from './member/hand-over.ts';
export * from './member/invitation-links.ts';
export * from './member/leaving.ts';
export * from './member/preferences/merged-preferences.ts';
export * from './member/preferences/filter-profile.ts';
export * from './organization/organization-name.ts';
export * from './organization/sign-up.ts';

export * from './merge/map-entries.ts';
export * from './merge/merged-members.ts';
export * from './merge/changes-since.ts';
export * from './merge/read-only-errors.ts';
export * from './merge/record-differences.ts';
export * from './merge/record-edit.ts';
export * from './merge/same-input.ts';
export * from './merge/same-value.ts';
export * from './merge/three-way-merge.ts';

export * from './import/picked-rows.ts';
export * from './list/listed-statuses.ts';

export * from './errors/impersonal.ts';

export * from './risk/new-risk.ts';
export * from './risk/risk-categories.ts';
export * from './risk/risk-score.ts';
export * from './risk/overview/risk-facets.ts';
export * from './risk/overview/risk-graph.ts';
export * from './risk/overview/risk-summary.ts';
export * from './risk/risk-archiving.ts';
export * from './risk/risk-status.ts';
export * from './risk/status-groups.ts';
export * from './risk/risk-register.ts';
export * from './matrix/risk-matrix.ts';
export * from './matrix/scale-labels.ts';

export * from './flow/new-flow.ts';
export * from './flow/flow-status.ts';
export * from './flow/completion-plan.ts';
export * from './flow/content/asset-selection.ts';
export * from './flow/content/changed-content.ts';
export * from './flow/content/choosing.ts';
export * from './flow/content/added-references.ts';
export * from './flow/content/deleted-items.ts';
export * from './flow/content/scenario-level.ts';

export * from './plan/new-plan.ts';
export * from './plan/plan-form.ts';
export * from './plan/plan-status.ts';
export * from './plan/plan-progress.ts';
export * from './task/new-task.ts';
export * from './task/task-status.ts';
export * from './task/task-due.ts';
export * from './dashboard/time-zone.ts';
export * from './dashboard/timeline.ts';
export * from './dashboard/activity.ts';

export * from './item/new-item.ts';
export * from './item/item-kinds.ts';
export * from './item/item-changes.ts';
export * from './item/asset-rules.ts';
export * from './item/property-rules.ts';
export * from './item/scenario-rules.ts';

export * from './template/new-template.ts';
export * from './template/template-editor.ts';
export * from './template/template-fields.ts';
export * from './template/answers/template-values.ts';
export * from './template/template-resolution.ts';
export * from './template/answers/answer-errors.ts';
export * from './template/answers/template-answers.ts';
export * from './template/answers/two-way-sync.ts';
export * from './template/grc-template.ts';

export * from './defaults/seeded-defaults.ts';
export { DEFAULT_ASSET_TEMPLATES } from './defaults/asset-templates.ts';
export { DEFAULT_PROPERTY_TEMPLATES } from './defaults/property-templates.ts';
export { DEFAULT_RISK_SCENARIO_TEMPLATES } from './defaults/risk-scenario-templates.ts';
export { DEFAULT_GRC_DOMAINS, type DefaultGrcDomain, type DefaultGrcDomainKey } from './defaults/grc-domains.ts';
export { DEFAULT_GRC_TEMPLATES } from './defaults/grc/grc-templates.ts';
export { DEFAULT_RISK_TABLES, type DefaultRiskTable } from './defaults/risk-tables.ts';
export type { DefaultGrcTemplate, DefaultQuestion, DefaultStep } from './defaults/grc/template-parts.ts';

export * from './audit/audit-query.ts';
export * from './audit/record-title.ts';
export * from './audit/restoring.ts';
export * from './bulk/bulk-request.ts';
export * from './validation/field-problem.ts';
export * from './validation/validation-messages.ts';
export * from './notification/sentence.ts';

export * from './text/fill-text.ts';
export * from './text/plain-line.ts';
export * from './text/regional-locale.ts';
export * from './text/spreadsheet-formula.ts';
export * from './text/text-search.ts';
export * from './text/time.ts';

// The following are not rules, but parts of the protocol that the API and the mocks share.
export * from '../protocol/ajv-options.ts';
export * from '../protocol/canonical-json.ts';
export * from '../protocol/exported-seal.ts';
export * from '../protocol/json-pointer.ts';
export * from '../protocol/problem-codes.ts';
export * from '../protocol/problem-titles.ts';
export * from '../protocol/server-sent-events.ts';
export * from '../protocol/state-problem.ts';
export * from '../protocol/unexpected-body.ts';
