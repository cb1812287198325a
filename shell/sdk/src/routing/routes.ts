import type { AuditedEntity } from '@parapet/contracts';

/** Named paths of the product: links say `routes.riskRegister()` instead of spelling the path. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    // Lists of ids travel as a JSON array, as /add-risk expects them.
    if (typeof value === 'string') search.set(key, value);
    else if (value !== undefined && value.length > 0) search.set(key, JSON.stringify(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const id = encodeURIComponent;

function placeOf(
  kind: AuditedEntity,
  recordId: string,
  { title, risk }: { title?: string | null; risk?: string | null },
): string | null {
  switch (kind) {
    case 'risks':
      return withQuery('/risk-register', { risk: recordId });
    case 'risk_notes':
      return risk ? withQuery('/risk-register', { risk }) : null;
    case 'risk_flows':
      return `/risk-flows/${id(recordId)}/edit`;
    case 'treatment_plans':
      return risk ? `/risk-flow/${id(risk)}` : '/plans-tasks?tab=plans';
    case 'tasks':
      return withQuery('/plans-tasks', { q: title ?? undefined });
    case 'assets':
      return withQuery('/cybersecurity', { asset: recordId });
    case 'properties':
      return withQuery('/cybersecurity', { tab: 'properties', property: recordId });
    case 'risk_scenarios':
      return withQuery('/cybersecurity', { tab: 'scenarios', scenario: recordId });
    case 'asset_templates':
      return withQuery('/cybersecurity', { templates: 'assets' });
    case 'property_templates':
      return withQuery('/cybersecurity', { tab: 'properties', templates: 'properties' });
    case 'risk_scenario_templates':
      return withQuery('/cybersecurity', { tab: 'scenarios', templates: 'scenarios' });
    case 'grc_templates':
      return `/grc/templates/${id(recordId)}/view`;
    case 'organizations':
    case 'members':
    case 'webhooks':
      return '/organization';
    case 'risk_tables':
      return withQuery('/risk-register', { register: recordId });
    case 'shared_views':
    case 'grc_domains':
    case 'releases':
      return null;
  }
}

export const routes = {
  landing: () => '/',
  dashboard: () => '/dashboard',
  /** With an id: that risk's flow. */
  riskFlow: (riskId?: string) => (riskId === undefined ? '/risk-flow' : `/risk-flow/${id(riskId)}`),
  /** Start a flow for a risk that has none. */
  createRiskFlow: (riskId: string) => withQuery('/risk-flow', { riskId }),
  editRiskFlow: (flowId: string) => `/risk-flows/${id(flowId)}/edit`,
  /** `register` is the named register that the risk is put into, `returnTo` a path of the product to come back to once it is created. */
  addRisk: (
    preselected: {
      initialAssets?: readonly string[];
      initialScenarios?: readonly string[];
      register?: string;
      returnTo?: string;
    } = {},
  ) => withQuery('/add-risk', { ...preselected }),
  riskRegister: () => '/risk-register',
  riskConnections: (riskId?: string) => withQuery('/risk-connections', { risk: riskId }),
  plansTasks: () => '/plans-tasks',
  resources: () => '/resources',
  cybersecurity: () => '/cybersecurity',
  sustainability: () => '/sustainability',
  settings: () => '/settings',
  /** For admins of the server. */
  releases: () => '/settings/releases',
  notifications: () => '/notifications',
  organization: () => '/organization',
  /** @param about the record whose changes alone are listed */
  auditLog: (about: { kind?: AuditedEntity; record?: string } = {}) =>
    withQuery('/organization/audit-log', { ...about }),
  grcTemplates: () => '/grc/templates',
  newGrcTemplate: () => '/grc/templates/new',
  editGrcTemplate: (templateId: string) => `/grc/templates/${id(templateId)}/edit`,
  viewGrcTemplate: (templateId: string) => `/grc/templates/${id(templateId)}/view`,
  /**
   * Where a record is shown; null for kinds without a place of their own.
   * @param more its title, and the risk that it belongs to, as far as they are known
   */
  record: (kind: AuditedEntity, recordId: string, more: { title?: string | null; risk?: string | null } = {}) =>
    placeOf(kind, recordId, more),
} as const;
