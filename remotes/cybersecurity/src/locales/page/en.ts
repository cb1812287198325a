export const en = {
  'cybersecurity.title': 'Cybersecurity',
  'cybersecurity.tab.assets': 'Assets',
  'cybersecurity.tab.properties': 'Properties',
  'cybersecurity.tab.scenarios': 'Risk Scenarios',
  'cybersecurity.tab.grc': 'GRC Templates',
};
