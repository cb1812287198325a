export const en = {
  'dashboard.title': 'Dashboard',
  'add-risk.title': 'Add New Risk',
  'risk-register.title': 'Risk Register',
  'risk-connections.title': 'Risk Connections',
  'plans-tasks.title': 'Plans & Tasks',
};
