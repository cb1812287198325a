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
  organization: () => '/organization',
  grcTemplates: () => '/grc/templates',
  newGrcTemplate: () => '/grc/templates/new',
  editGrcTemplate: (templateId: string) => `/grc/templates/${id(templateId)}/edit`,
  viewGrcTemplate: (templateId: string) => `/grc/templates/${id(templateId)}/view`,
} as const;
