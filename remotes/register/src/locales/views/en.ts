/** Views of the register. */
export const en = {
  'views.shared': 'Shared with the organization',
  'views.mine': 'My filter profiles',
  'views.saved-by': 'Saved by {{name}}',
  'views.save': 'Save for everybody',
  'views.for': 'Who can use it',
  'views.only-me': 'Only me',
  'views.everybody': 'Everybody',
  'views.only-filters': 'A filter profile: the filters only',
  'views.everything': 'Filters, sort order, columns and row height',
  'views.confirm': 'Delete “{{name}}” for everybody?',
  'views.sort': 'sort order',
  'views.columns': 'columns',
  'views.density': 'row height',
  'views.gone':
    'This shared view was deleted or is of another organization. Its filters, sort order and columns stay until you choose another view.',
  'views.outdated': '{{name}} has saved this view meanwhile.',
  'views.somebody': 'Somebody',
  'views.show-saved': 'Show it as saved',
  'views.failed': 'The shared view could not be saved',
  'views.profile-failed': 'Failed to save profile',
  'views.list-failed': 'The shared views could not be loaded',
} as const;

export type ViewsText = keyof typeof en;
