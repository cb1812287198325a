export const en = {
  'home.title': '__TITLE_EN__',
  'home.newest': 'Newest risks',
  'home.none': 'No risks yet',
  'home.failed': 'Failed to load risks. Please try again later.',
};
