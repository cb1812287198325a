import { en as frame } from '@parapet/frame/locales/en';

/** Texts of the shell. Wordings that the product fixes are used to the letter. */
export const en = {
  ...frame,
  'landing.sign-in': 'Sign in',
  'sign-in.title': 'Your Parapet account',
  'sign-in.popup': 'Continue in the window that opened.',
  'sign-in.failed': 'Sign-in failed. Please try again.',
  'sign-in.expired': 'That sign-in took too long. Please start again.',
  'sign-in.unreachable': 'The sign-in service is not responding. Please try again in a few minutes.',
  'sign-in.signed-out': 'You have been signed out.',
  'session.ended': 'Your session has ended',
  'session.ended.message': 'Sign in again to continue. Nothing you entered on this page is lost.',
  'session.leave': 'Leave',
  'remote.failed': '{{name}} is not available',
  'remote.failed.broken': 'This part of Parapet could not be loaded. Everything else keeps working.',
  'remote.failed.timeout': 'This part of Parapet is taking too long to load. Everything else keeps working.',
  'remote.failed.offline':
    'You are offline and this page has not been loaded yet. It opens by itself once the connection is back.',
  'remote.failed.crashed': 'Something went wrong on this page. Everything else keeps working.',
  'remote.failed.incompatible':
    'It was built for {{part}} {{needs}}, but this installation has {{has}}. An administrator must release a matching version.',
  'remote.refused': 'This page is not available for a moment',
  'remote.failed.unfit':
    '{{label}} {{version}} needs {{name}} of {{part}} {{needs}}, this product has {{has}}. It was not started. All other pages work.',
  'remote.failed.unrecorded':
    '{{label}} {{version}} does not say what it needs of this product. It was not started. All other pages work. An administrator must release it again.',
  'remote.failed.outdated':
    'Parapet was updated since you opened this page. Reload it to see this part. Everything else keeps working.',
  'crash.title': 'Parapet could not start',
  'crash.message': 'Reload the page. If the problem persists, contact support.',
  'crash.reload': 'Reload',
} as const;

export type ShellText = keyof typeof en;

export { en as kit } from '@parapet/ui/locales/en';
export { en as domain } from '@parapet/domain-ui/locales/en';
