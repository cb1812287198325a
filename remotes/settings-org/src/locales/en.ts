export const en = {
  'settings.title': 'Settings',
  'organization.title': 'Organization',
  'resources.title': 'Resources',
  'sustainability.title': 'Sustainability',
};
