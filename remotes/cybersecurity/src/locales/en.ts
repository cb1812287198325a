export const en = {
  'cybersecurity.title': 'Cybersecurity',

  'asset-templates.title': 'Asset Templates',
  'asset-templates.description': 'The fields that your organization records for each kind of asset.',
  'asset-templates.failed': 'Failed to load asset templates',
  'asset-templates.empty': 'No templates found',
  'asset-templates.empty-message': 'Your organization has no asset templates.',
  'asset-templates.default': 'Default',
  'asset-templates.fields_one': '{{count}} field',
  'asset-templates.fields_other': '{{count}} fields',
  'asset-templates.more': '+{{n}} more',
  'asset-templates.required': '* required',
  'asset-templates.show-more': 'Show more templates',

  'grc-templates.title': 'GRC Templates',
  'new-grc-template.title': 'New GRC Template',
  'edit-grc-template.title': 'Edit GRC Template',
  'view-grc-template.title': 'GRC Template',
  'in-progress.title': 'In Progress',
  'in-progress.message': 'This page comes with a later version.',
  'in-progress.action': 'Go to Cybersecurity',
};
