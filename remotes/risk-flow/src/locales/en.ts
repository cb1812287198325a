export const en = {
  'start-risk-flow.title': 'Risk flow',
  'start-risk-flow.description': 'Choose the risk that you want to work on.',
  'start-risk-flow.table': 'Risks to choose from',
  'start-risk-flow.search': 'Search risks',
  'start-risk-flow.filter-search': 'Search: {{text}}',
  'start-risk-flow.failed': 'Failed to load risks. Please try again later.',
  'start-risk-flow.empty': 'No risks yet',
  'start-risk-flow.empty-message': 'A risk flow starts from a recorded risk.',
  'start-risk-flow.no-match': 'No matching risks',
  'start-risk-flow.no-match-message': 'No risk matches your search.',
  'start-risk-flow.clear': 'Clear search',
  'start-risk-flow.more': 'Only the first {{shown}} of {{total}} risks are shown. Use the search to find the others.',

  'risk-flow.title': 'Risk flow',
  'risk-flow.back': 'All risks',
  'risk-flow.record': 'Risk',
  'risk-flow.register': 'Show in the register',
  'risk-flow.failed': 'Failed to load risk. Please try again later.',
  'risk-flow.gone': 'Risk not found',
  'risk-flow.gone-message': 'It was deleted, or you do not have access to it.',
  'risk-flow.choose': 'Choose a risk',


  'add-risk.action': 'Add New Risk',

};
