import type { RecordNoun } from '../record-kinds.ts';

/** Every `code` of a problem document. Clients have texts for them in other languages, so a code may be added but never changes its meaning. */
export const PROBLEM_CODES = [
  // The request
  'invalid_request',
  'invalid_json',
  'invalid_file',
  'unknown_reference',
  'malformed_request',
  'bad_request',
  'method_not_allowed',
  'no_such_route',
  'request_timeout',
  'too_large',
  'unsupported_media_type',
  'headers_too_large',
  'too_many_requests',
  'cross_site',
  'idempotency_key_reused',
  'request_in_progress',
  'request_interrupted',
  'import_in_progress',
  'too_many_jobs',
  'files_limit',
  'export_too_large',
  // Signing in and tokens
  'not_signed_in',
  'signed_out',
  'session_required',
  'no_email',
  'no_membership',
  'provider_unreachable',
  'invalid_logout_token',
  'invalid_token',
  'scope_missing',
  'invalid_token_name',
  'invalid_token_scope',
  'invalid_token_expiry',
  'too_many_tokens',
  // Access
  'role_not_allowed',
  'other_organization',
  'outside_domains',
  'outside_assets',
  'sign_up_by_invitation',
  // What does not exist
  'record_not_found',
  'risk_not_found',
  'risk_flow_not_found',
  'treatment_plan_not_found',
  'task_not_found',
  'asset_not_found',
  'property_not_found',
  'risk_scenario_not_found',
  'asset_template_not_found',
  'property_template_not_found',
  'risk_scenario_template_not_found',
  'grc_template_not_found',
  'shared_view_not_found',
  'organization_not_found',
  'member_not_found',
  'invitation_not_found',
  'api_token_not_found',
  'webhook_not_found',
  'delivery_not_found',
  'session_not_found',
  'job_not_found',
  'notification_not_found',
  'file_not_found',
  'seal_not_found',
  // What the state does not allow
  'wrong_state',
  'plan_incomplete',
  'already_exists',
  'changed_meanwhile',
  'default_template',
  'category_exists',
  'category_renamed',
  'view_name_taken',
  'too_many_shared_views',
  // Webhooks
  'too_many_webhooks',
  'webhook_off',
  'webhook_address_invalid',
  'webhook_address_unknown',
  'webhook_address_private',
  // Members
  'already_joined',
  'already_member',
  'already_in_organization',
  'leaving_required',
  'cannot_remove_self',
  'last_admin',
  'last_member',
  'has_members',
  'not_an_admin',
  // The service and what it depends on
  'internal_error',
  'busy',
  'not_ready',
  'storage_full',
  'database_damaged',
  'too_many_streams',
  'no_free_stream',
  'too_many_questions',
  'model_unreachable',
  'model_timeout',
  'model_refused',
  'model_busy',
  'model_unusable',
  'model_broken_off',
  'model_out_of_tokens',
  'model_too_large',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What messages say was not found. A kind that is never read by itself needs no code of its own. */
export type Noun =
  | RecordNoun
  | 'record'
  | 'API token'
  | 'release token'
  | 'session'
  | 'job'
  | 'notification'
  | 'file'
  | 'delivery';

/** The code for a record that does not exist or that the caller may not see. */
export function notFoundCode(noun: Noun): ProblemCode {
  const code = `${noun.toLowerCase().replaceAll(' ', '_')}_not_found`;
  return PROBLEM_CODES.find((one) => one === code) ?? 'record_not_found';
}
