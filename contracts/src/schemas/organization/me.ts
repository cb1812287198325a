import Type, { type Static, type TSchema } from 'typebox';
import { EMAIL_HOUR, NOTIFICATION_KINDS } from '../notification-kinds.ts';
import {
  Id,
  Line,
  TimeZone,
  Title,
  closed,
  described,
  named,
  namedObject,
  nullable,
  object,
  oneOf,
  ref,
} from '../base.ts';

export const ROLES = [
  'admin',
  'risk_manager',
  'grc_domain_manager',
  'asset_owner',
  'risk_owner',
  'stakeholder',
  'auditor',
] as const;
export const Role = named('Role', oneOf(ROLES));
export type Role = Static<typeof Role>;

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How English writes days: as in the browser's region, or as chosen. */
export const DATE_ORDERS = ['region', 'day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const Levels = Type.Integer({ minimum: 3, maximum: 5 });

/** The settings of a person's risk matrix. */
export const RiskMatrix = namedObject('RiskMatrix', {
  impactLevels: Levels,
  probabilityLevels: Levels,
  colors: object({ lowRisk: Color, mediumRisk: Color, highRisk: Color, criticalRisk: Color }),
  customCellRiskLevels: Type.Record(
    Type.String({ pattern: '^[1-5]-[1-5]$' }),
    oneOf(['low', 'medium', 'high', 'critical']),
    closed,
  ),
});
export type RiskMatrix = Static<typeof RiskMatrix>;

const name = { minLength: 1, maxLength: 100 };

const profile = Type.Record(Type.String(name), Type.Unknown(), { maxProperties: 50 });
/** Profiles by name of the table and name of the profile. */
const profilesOf = <T extends TSchema>(one: T) =>
  Type.Record(Type.String(name), Type.Record(Type.String(name), one, { maxProperties: 100 }), { maxProperties: 50 });

export const FilterProfiles = named('FilterProfiles', profilesOf(profile));
/** The profiles to save; null deletes one. All others stay, so that two windows may save at the same time. */
export const FilterProfilesUpdate = named('FilterProfilesUpdate', profilesOf(nullable(profile)));

/** Other keys are allowed, so that a remote can store its own preferences. */
const keys = {
  additionalProperties: true,
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' },
  maxProperties: 100,
};

const AssistantModel = {
  ...Title(200),
  description: 'The language model that the Risk Assistant asks; by default that of the installation',
};

/** When notifications are mailed; those about a critical risk always are at once. */
export const EMAIL_DELIVERIES = ['at-once', 'daily'] as const;
const EmailDelivery = oneOf(
  EMAIL_DELIVERIES,
  'at-once: within a minute, the default; daily: all of a day in one e-mail',
);
const EmailHour = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: `The hour of the daily e-mail, in the time zone of the person; ${EMAIL_HOUR} by default`,
});
const EmailMuted = Type.Array(oneOf(NOTIFICATION_KINDS), {
  uniqueItems: true,
  maxItems: NOTIFICATION_KINDS.length,
  description: 'Kinds of notifications that are not mailed',
});

/** A person's settings. */
export const Preferences = named(
  'Preferences',
  Type.Object(
    {
      theme: oneOf(THEMES),
      language: oneOf(LANGUAGES),
      dateOrder: Type.Optional(oneOf(DATE_ORDERS, 'How English writes days')),
      timeZone: Type.Optional(
        described(TimeZone, 'For mails, and for clients that name none; by default that of the organization'),
      ),
      emailNotifications: Type.Optional(
        Type.Boolean({ description: 'Whether notifications are mailed, except those about a critical risk' }),
      ),
      riskAlerts: Type.Optional(
        Type.Boolean({ description: 'Whether notifications about a critical risk are mailed' }),
      ),
      emailDelivery: Type.Optional(EmailDelivery),
      emailHour: Type.Optional(EmailHour),
      emailMuted: Type.Optional(EmailMuted),
      filterProfiles: Type.Optional(ref(FilterProfiles)),
      riskMatrix: Type.Optional(ref(RiskMatrix)),
      assistantModel: Type.Optional(AssistantModel),
    },
    keys,
  ),
);
export type Preferences = Static<typeof Preferences>;

/** The keys to set. Null removes a key; theme and language fall back to light and en. */
export const PreferencesUpdate = named(
  'PreferencesUpdate',
  Type.Object(
    {
      theme: Type.Optional(nullable(oneOf(THEMES))),
      language: Type.Optional(nullable(oneOf(LANGUAGES))),
      dateOrder: Type.Optional(nullable(oneOf(DATE_ORDERS))),
      timeZone: Type.Optional(nullable(TimeZone)),
      emailNotifications: Type.Optional(nullable(Type.Boolean())),
      riskAlerts: Type.Optional(nullable(Type.Boolean())),
      emailDelivery: Type.Optional(nullable(EmailDelivery)),
      emailHour: Type.Optional(nullable(EmailHour)),
      emailMuted: Type.Optional(nullable(EmailMuted)),
      filterProfiles: Type.Optional(nullable(ref(FilterProfilesUpdate))),
      riskMatrix: Type.Optional(nullable(ref(RiskMatrix))),
      assistantModel: Type.Optional(nullable(AssistantModel)),
    },
    { ...keys, minProperties: 1 },
  ),
);
export type PreferencesUpdate = Static<typeof PreferencesUpdate>;

const OwnWords = Type.Array(Line(30), {
  minItems: 5,
  maxItems: 5,
  description: 'For the levels 1 to 5; empty for the word of the product in the language of the reader',
});

/** The organization's own words for the levels of impact and probability. */
export const ScaleLabels = namedObject('ScaleLabels', { impact: OwnWords, probability: OwnWords });
export type ScaleLabels = Static<typeof ScaleLabels>;

/** The signed-in person as a member of their organization. */
export const Me = namedObject('Me', {
  user_id: Id,
  email: nullable(Type.String()),
  name: nullable(Type.String()),
  role: ref(Role),
  domains: Type.Array(Id),
  assets: Type.Array(Id),
  organizationId: Id,
  organizationName: Type.String(),
  scaleLabels: ref(ScaleLabels),
  preferences: ref(Preferences),
});
export type Me = Static<typeof Me>;
