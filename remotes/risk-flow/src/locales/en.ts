export const en = {
  'start-risk-flow.title': 'Risk flow',
  'risk-flow.title': 'Risk flow',
  'edit-risk-flow.title': 'Edit Risk Flow',
};
