/** Texts of the frame. */
export const en = {
  'user.jobs': 'My jobs',
  'user.sign-out': 'Sign out',
  'user.sign-out-failed': 'Could not sign out. Please try again.',
  'commands.search': 'Search',
  'commands.help': 'Keyboard help',
  'bell.title': 'Notifications',
  'bell.unread': 'Notifications, {{number}} unread',
  'offline.title': 'You are offline',
  'offline.message':
    'What you see may be out of date. Nothing can be saved until the connection is back; what you type stays here.',
  'not-found.title': 'Page not found',
  'not-found.message': 'There is no page at this address. It may have been moved or deleted.',
  'not-found.home': 'Go to the dashboard',
  'language.failed': 'The language could not be loaded. Please try again.',
} as const;

export type FrameText = keyof typeof en;
