export const en = {
  'start-risk-flow.title': 'Risk flow',
  'start-risk-flow.description': 'Choose the risk you want to work on.',
  'start-risk-flow.table': 'Risks to choose from',
  'start-risk-flow.search': 'Search risks',
  'start-risk-flow.filter-search': 'Search: {{text}}',
  'start-risk-flow.failed': 'Failed to load risks. Please try again later.',
  'start-risk-flow.empty': 'No risks yet',
  'start-risk-flow.empty-message': 'A risk flow starts from a recorded risk.',
  'start-risk-flow.no-match': 'No risks match',
  'start-risk-flow.no-match-message': 'No risk fits your search.',
  'start-risk-flow.clear': 'Clear search',
  'start-risk-flow.more': 'Only the first {{shown}} of {{total}} are shown. Search to find the others.',

  'risk-flow.title': 'Risk flow',
  'risk-flow.back': 'All risks',
  'risk-flow.record': 'Risk',
  'risk-flow.register': 'Show in the register',
  'risk-flow.failed': 'Failed to load risk. Please try again later.',
  'risk-flow.gone': 'This risk is not there',
  'risk-flow.gone-message': 'It was deleted, or you cannot see it.',
  'risk-flow.choose': 'Choose a risk',


  'add-risk.action': 'Add New Risk',

};
