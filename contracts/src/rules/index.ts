/** The rules of the product: pure functions that the API, the interface and the mocks share. */
export * from './permissions.ts';
export * from './visibility.ts';
export * from './risk-score.ts';
export * from './risk-status.ts';
export * from './new-risk.ts';
export * from './organization.ts';
export * from './preferences.ts';
export * from './problem-titles.ts';
export * from './text.ts';
export * from './validation-messages.ts';
export { DEFAULT_ASSET_TEMPLATES } from './defaults/asset-templates.ts';
