/** The rules of the product: pure functions that the API, the interface and the mocks share. */
export * from './permissions.ts';
export * from './resource-map.ts';
export * from './visibility.ts';
export * from './member-rules.ts';
export * from './invitations.ts';
export * from './organization.ts';
export * from './preferences.ts';
export * from './filter-profile.ts';
export * from './menu-item.ts';

export * from './risk-score.ts';
export * from './risk-status.ts';
export * from './risk-transitions.ts';
export * from './new-risk.ts';
export * from './references.ts';
export * from './risk-references.ts';
export * from './matrix.ts';

export * from './new-flow.ts';
export * from './flow-transitions.ts';
export * from './flow-steps.ts';
export * from './flow-derivation.ts';
export * from './flow-references.ts';
export * from './scenario-level.ts';
export * from './treatment-plan.ts';
export * from './plan-transitions.ts';
export * from './task-status.ts';

export * from './field-problem.ts';
export * from './template-resolution.ts';
export * from './template-values.ts';
export * from './template-editor.ts';
export * from './template-answers.ts';
export * from './new-item.ts';
export * from './asset-rules.ts';
export * from './property-rules.ts';
export * from './scenario-rules.ts';
export * from './dashboard.ts';

export * from './problem-titles.ts';
export * from './text.ts';
export * from './validation-messages.ts';
export { DEFAULT_ASSET_TEMPLATES } from './defaults/asset-templates.ts';
export { DEFAULT_PROPERTY_TEMPLATES } from './defaults/property-templates.ts';
export { DEFAULT_RISK_SCENARIO_TEMPLATES } from './defaults/risk-scenario-templates.ts';
export { DEFAULT_GRC_DOMAINS, type DefaultGrcDomain, type DefaultGrcDomainKey } from './defaults/grc-domains.ts';
export { DEFAULT_GRC_TEMPLATES } from './defaults/grc-templates.ts';
export { DEFAULT_RISK_TABLES, type DefaultRiskTable } from './defaults/risk-tables.ts';
export type { DefaultGrcTemplate, DefaultQuestion, DefaultStep } from './defaults/grc-template.ts';
