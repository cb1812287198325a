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

};
