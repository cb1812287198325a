/** How each of the product's collections is stored. */
import { assetRiskRank, dueOrder, fold, localPart, nextActionOrder, severityRank } from '@parapet/contracts/rules';
import { linksFrom } from '@parapet/contracts/links';
import { LEVELS, type RiskSeverity, type TreatmentAction } from '@parapet/contracts';
import {
  ASSET_LIST,
  FLOW_LIST,
  GRC_TEMPLATE_LIST,
  PLAN_LIST,
  PROPERTY_LIST,
  RISK_TABLE_LIST,
  SHARED_VIEW_LIST,
  SCENARIO_LIST,
  TASK_LIST,
  TEMPLATE_LIST,
  WEBHOOK_LIST,
  folded,
  listed,
} from './list-plan.ts';
import { toNotifications } from './notifications.ts';
import { toOutbox } from './outbox.ts';
import type { AtEnd, CollectionSpec, StoreSpec } from './store/port.ts';
import { identitySystemSpec } from './identity-collections.ts';

const TEMPLATES = listed(TEMPLATE_LIST, { sharedLocks: true });

/** Adds the links of the contract, so that indexes answer filters by a link. */
function withLinks(specs: Readonly<Record<string, CollectionSpec>>): Record<string, CollectionSpec> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      { ...spec, links: [...(spec.links ?? []), ...linksFrom(name).map(({ field }) => field)] },
    ]),
  );
}

/** Tells webhooks and people what a transaction has done to records. */
const toOthers: AtEnd = async (changes, tx) => {
  await toOutbox(changes, tx);
  await toNotifications(changes, tx);
};

export const collections: StoreSpec = {
  collections: withLinks({
    organizations: {},
    members: {
      filters: ['email'],
      unique: [['user_id']],
      sorts: ['name_folded'],
      search: ['name', 'email'],
      // Cursors hold it, so it must not contain the rest of an address.
      derived: { name_folded: (doc) => fold(String(doc['name'] ?? localPart(String(doc['email'])))) },
      derivedVersion: 2,
      cached: true,
    },
    /** Private: nobody may read the audit entries of preferences. */
    preferences: { cached: true },
    risks: {
      atEnd: toOthers,
      filters: [
        'severity',
        'status',
        'category',
        'domain_id',
        'table_id',
        'asset_id',
        'owner_id',
        'reviewer_id',
        'template_id',
        'impact_level',
        'probability',
        'risk_score',
        'flow.status',
      ],
      sorts: [
        'created_at',
        'updated_at',
        'risk_score',
        'title_folded',
        'category_folded',
        'severity_rank',
        'status',
        'archived_at',
      ],
      search: ['title', 'description', 'category'],
      derived: {
        title_folded: (doc) => fold(String(doc['title'])),
        category_folded: (doc) => fold(String(doc['category'])),
        severity_rank: (doc) => severityRank(doc['severity'] as RiskSeverity),
      },
    },
    asset_templates: TEMPLATES,
    property_templates: TEMPLATES,
    risk_scenario_templates: TEMPLATES,
    assets: listed(ASSET_LIST, {
      // Answers about risks contain the assets' names.
      cached: true,
      derived: { risk_level_rank: (doc) => assetRiskRank(doc['risk_level']) },
    }),
    properties: listed(PROPERTY_LIST),
    // Threat actors are texts and not ids, but are filtered and counted in the same way as links.
    risk_scenarios: listed(SCENARIO_LIST, { cached: true, links: ['threat_actors'] }),
    grc_domains: {
      sorts: ['name_folded'],
      unique: [['default_key']],
      search: ['name', 'description'],
      derived: folded('name'),
    },
    grc_templates: listed(GRC_TEMPLATE_LIST, { unique: [['default_key']], sharedLocks: true }),
    risk_tables: listed(RISK_TABLE_LIST, { unique: [['default_key']] }),
    shared_views: listed(SHARED_VIEW_LIST),
    risk_flows: listed(FLOW_LIST, {
      atEnd: toOthers,
      filters: ['assigned_to', 'risk_domain_id', 'completed_at'],
      unique: [['open_risk_id']],
    }),
    treatment_plans: listed(PLAN_LIST, {
      atEnd: toOthers,
      filters: ['assigned_to', 'risk_domain_id'],
      unique: [['risk_flow_id']],
      derived: {
        priority_rank: (doc) => LEVELS.findIndex((level) => level === doc['priority']),
        next_action: (doc) => nextActionOrder(doc['actions'] as TreatmentAction[]),
      },
      derivedVersion: 2,
    }),
    tasks: listed(TASK_LIST, {
      atEnd: toOthers,
      filters: ['assigned_to', 'risk_domain_id', 'due_date'],
      // For the descending order, in which undated tasks come last too.
      sorts: ['due_date'],
      derived: { due_order: (doc) => dueOrder(doc['due_date'] as string | null) },
      derivedVersion: 2,
    }),
    risk_notes: { filters: ['risk_id'], sorts: ['created_at'] },
    webhooks: listed(WEBHOOK_LIST),
    releases: {},
  }),
  system: {
    users: { index: ['organization'], cached: true },
    invitations: { index: ['email'], unique: ['token_hash'] },
    /** The records that a member's user id has had, including deleted ones. */
    member_records: {},
    /** Deletions with dependents that still have to be handled. */
    cascades: { index: ['worker_until'] },
    /** One document, written with the first organization where only invited people may sign up. */
    first_organization: {},
    /** Pages that have a record open, until their lease ends. */
    presence: { index: ['record'] },
    /** Messages to a person on the streams of all processes: each is stored and deleted at once, and the deletion carries it. */
    notices: { reported: ['user_id', 'text'] },
    /** See `notifications.ts`. */
    notifications: { index: ['organization', 'mail_at'], unique: ['fold'] },
    reminders: { index: ['organization'] },
    /** See `modules/server/client-errors.ts`. */
    client_errors: {},
    client_error_counters: {},
    /** See `modules/server/release-tokens.ts`. */
    release_tokens: { index: ['id'] },
    /** Counts releases over HTTP, by token. */
    release_counters: {},
    /** See `web/uploads/release-feed.ts`. */
    shared_releases: { index: ['name'] },
    shared_release_files: {},
    /** Counts questions to the language model, by user id. */
    ai_counters: {},
    /** Counts mails, by address and by organization. */
    mail_counters: {},
    /** Counts requests of a person or address, over all processes. */
    rate_limits: {},
    /** Answers to requests with an `Idempotency-Key`, for repetitions. */
    idempotency_keys: {},
    /** Long work; the jobs that no process works on are found by their lease. */
    jobs: { index: ['worker_until', 'organization'], unique: ['claim'] },
    /** What the transactions of a job have created, so that it can be undone. */
    job_parts: { index: ['job'] },
    /** See `outbox.ts`. */
    webhook_topics: {},
    webhook_queue: { index: ['due_at', 'webhook', 'organization'] },
    webhook_deliveries: { index: ['organization', 'state'] },
    /** What sending to a webhook takes: its secrets, and how it went lately. */
    webhook_senders: { index: ['organization', 'paused_until'] },
    /** The releases of remotes that the audit logs know of. */
    recorded_releases: {},
    /** Files that are being imported. */
    import_claims: {},
    ...identitySystemSpec,
  },
};
