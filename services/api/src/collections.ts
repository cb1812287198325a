/** The documents of the product's collections. `store-spec.ts` says how each is stored. */
import type {
  AssetFields,
  FlowFields,
  PlanFields,
  PropertyFields,
  RenamedCategory,
  RiskFields,
  ScenarioFields,
  TaskFields,
  TokenScope,
} from '@parapet/contracts/rules';
import type {
  AssetTemplate,
  GrcDomain,
  GrcTemplate,
  Member,
  Organization,
  Preferences,
  RiskNote,
  RiskTable,
  SharedView,
  ChatChannel,
  Webhook,
} from '@parapet/contracts';
import type { Doc, SystemDoc } from './store/port.ts';

/** Who handed out a link to choose a new password: the service, by mail to the address of the account, or an admin of the server. */
export type LinkSource = 'mail' | 'command';
/** Which API token was made or revoked; without the secret, and without its hash. */
export interface TokenChange {
  action: 'created' | 'revoked';
  /** ISO 8601. */
  at: string;
  id: string;
  name: string;
  scopes: TokenScope[];
  /** ISO 8601. */
  expires_at: string;
}

/** Which token for releases was made or revoked; without the secret, and without its hash. */
export interface ReleaseTokenChange {
  action: 'created' | 'revoked';
  /** ISO 8601. */
  at: string;
  id: string;
  remote: string;
  /** ISO 8601. */
  expires_at: string;
}

export type RiskDoc = Doc & RiskFields;
/** UTC without a time zone. */
export type OrganizationDoc = Doc &
  Pick<Organization, 'name' | 'domain'> &
  Partial<Pick<Organization, 'time_zone' | 'scale_labels'>> & {
    /** Names of categories of risks that stand for others; absent until one is renamed. */
    renamed_categories?: RenamedCategory[];
    /** ISO 8601; absent while the organization holds no sample data. */
    sample_added_at?: string;
    /** The records of the sample data, each as it was added: id and version. */
    sample_records?: string[];
  };
/** The name comes from the person's identity provider; null, or absent, until they sign in. */
export type MemberDoc = Doc &
  Omit<Member, 'name' | 'invitation'> & {
    name?: string | null;
    /** When they last chose a new password with a link, and who handed it out; only for the audit trail. */
    password_reset?: { at: string; link: LinkSource; ended_api_access?: boolean };
    /** The last of their API tokens that was made or revoked; only for the audit trail. */
    api_token?: TokenChange;
    /** The last token for releases that they made or revoked as an admin of the server; only for the audit trail. */
    release_token?: ReleaseTokenChange;
  };
/** The id is the user's. */
export type PreferencesDoc = Doc & { preferences: Preferences };
export type AssetDoc = Doc & AssetFields;
export type PropertyDoc = Doc &
  PropertyFields & {
    /** When links that were added after the property was created were added (ISO 8601), by scenario id. */
    linked_at?: Record<string, string>;
  };
export type RiskScenarioDoc = Doc & ScenarioFields;
/** The domain of the record's risk: who may see the risk may see the record. Not part of the contract. */
interface OfRisk {
  risk_domain_id: string | null;
}
export type RiskFlowDoc = Doc &
  FlowFields &
  OfRisk & {
    /** The id of the risk, null once the flow is archived. Unique: a risk has one flow that is not archived. */
    open_risk_id: string | null;
    /** Risks that the evaluations link to. */
    evaluated_risks: string[];
  };
export type TreatmentPlanDoc = Doc & PlanFields & OfRisk;
export type TaskDoc = Doc & TaskFields & OfRisk;
/** What is known about sending to it is kept apart, see `modules/webhooks/sender.ts`: that is no change of the webhook. */
export type WebhookDoc = Doc &
  Pick<Webhook, 'name' | 'url' | 'events' | 'enabled' | 'off_since' | 'off_reason'> & {
    /** ISO 8601; only for the audit trail. */
    secret_changed_at?: string;
    /** Of the chat channel, which is told nothing but notifications. Its `url` is the origin alone. */
    chat?: ChatSettings;
  };
/** A release of a remote, as the people of the organization get it; only for the audit trail. The id is that of the organization with the remote's name. */
export type ReleaseDoc = Doc & {
  /** Of the remote, in English. */
  name: string;
  /** The version that is live. */
  release: string;
  /** Why the remote is switched off; null while it is not. */
  off: string | null;
  /** The version that some people, or all of the organization, get instead; null for none. */
  canary: string | null;
  /** How many of a hundred people get it. */
  canary_percent: number;
};
export type ChatSettings = Pick<ChatChannel, 'format' | 'kinds' | 'language'>;
export type RiskNoteDoc = Doc & Omit<RiskNote, 'id' | keyof Doc>;
/** Defaults of the product have a key, so that each is added once. */
interface Seeded {
  default_key?: string;
}
/** A template of any of the three kinds. */
export type TemplateDoc = Doc & Seeded & Omit<AssetTemplate, 'id' | keyof Doc>;
export type GrcDomainDoc = Doc & Seeded & Omit<GrcDomain, 'id' | keyof Doc>;
export type GrcTemplateDoc = Doc & Seeded & Omit<GrcTemplate, 'id' | keyof Doc>;
export type SharedViewDoc = Doc & Omit<SharedView, 'id' | 'saved_by_name' | keyof Doc>;
export type RiskTableDoc = Doc & Seeded & Omit<RiskTable, 'id' | keyof Doc>;

/** Which organization an account belongs to; the id is the user's. */
export interface UserDoc extends SystemDoc {
  organization: string;
}
