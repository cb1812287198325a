import { en as frame } from '@parapet/frame/locales/en';

/** Texts of the shell. Wordings that the product fixes are used to the letter. */
export const en = {
  ...frame,
  'landing.title': 'Login',
  'landing.heading': 'Know your risks, who owns them, and what is being done.',
  'landing.lead': 'Parapet keeps an organization’s risks, assets and scenarios in one register and takes every risk from assessment to a finished treatment plan.',
  'landing.feature.assess': 'Risk identification and assessment',
  'landing.feature.monitor': 'Real-time risk monitoring',
  'landing.feature.comply': 'Compliance management tools',
  'landing.feature.report': 'Detailed analytics and reporting',
  'landing.sign-in': 'Sign in',
  'landing.sign-up': 'Create account',
  'landing.note': 'Open source. Runs on your own server.',
  'landing.theme.light': 'Switch to light theme',
  'landing.theme.dark': 'Switch to dark theme',
  'landing.support': 'Contact Support',
  'landing.setting-up': 'Setting up your workspace...',
  'landing.setup-failed': 'Your workspace could not be set up',
  'landing.setup-failed.message': 'Please try again. If the problem persists, contact support.',
  'landing.unreachable': 'The server cannot be reached',
  'landing.unreachable.message': 'Check your connection and try again.',
  'landing.retry': 'Try again',
  'invitation.invited': 'You have been invited to join an organization. Sign in or create an account to accept.',
  'invitation.joining': 'Joining the organization...',
  'invitation.failed': 'The invitation could not be accepted',
  'invitation.gone': 'It has already been used, was withdrawn or has expired. Ask for a new one, or continue without it in a workspace of your own.',
  'invitation.skip': 'Continue without it',
  'invitation.member': 'You already belong to an organization',
  'invitation.member.message': 'An account belongs to one organization. To accept the invitation with another account, sign out first.',
  'sign-in.title': 'Your Parapet account',
  'sign-in.popup': 'Continue in the window that opened.',
  'sign-in.failed': 'Sign-in failed. Please try again.',
  'sign-in.expired': 'That sign-in took too long. Please start again.',
  'sign-in.unreachable': 'The sign-in service is not responding. Please try again in a few minutes.',
  'session.ended': 'Your session has ended',
  'session.ended.message': 'Sign in again to continue. Nothing you entered on this page is lost.',
  'session.leave': 'Leave',
  'remote.failed': '{{name}} is not available',
  'remote.failed.broken': 'This part of Parapet could not be loaded. Everything else keeps working.',
  'remote.failed.timeout': 'This part of Parapet is taking too long to load. Everything else keeps working.',
  'remote.failed.crashed': 'Something went wrong on this page. Everything else keeps working.',
  'remote.failed.incompatible': 'It was built for {{part}} {{needs}}, but this installation has {{has}}. An administrator must release a matching version.',
  'crash.title': 'Parapet could not start',
  'crash.message': 'Reload the page. If the problem persists, contact support.',
  'crash.reload': 'Reload',
} as const;

export type ShellText = keyof typeof en;

export { en as kit } from '@parapet/ui/locales/en';
export { en as domain } from '@parapet/domain-ui/locales/en';
