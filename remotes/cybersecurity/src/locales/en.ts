export const en = {
  'cybersecurity.title': 'Cybersecurity',
  'grc-templates.title': 'GRC Templates',
  'new-grc-template.title': 'New GRC Template',
  'edit-grc-template.title': 'Edit GRC Template',
  'view-grc-template.title': 'GRC Template',
};
