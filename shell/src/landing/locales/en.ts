/** Texts that only the landing page needs. */
export const landing = {
  'landing.title': 'Login',
  'landing.heading': 'Know your risks, who owns them, and what is being done.',
  'landing.lead':
    'Parapet keeps an organization’s risks, assets and scenarios in one register and takes every risk from assessment to a finished treatment plan.',
  'landing.feature.assess': 'Risk identification and assessment',
  'landing.feature.assess.text':
    'A guided flow goes from the assets at stake through their scenarios to a score that everyone calculates the same way.',
  'landing.feature.monitor': 'Real-time risk monitoring',
  'landing.feature.monitor.text':
    'Pages update as colleagues work. What is assigned to you, falls due or turns critical reaches you.',
  'landing.feature.comply': 'Compliance management tools',
  'landing.feature.comply.text':
    'Templates for ISO 27001, NIST CSF, SOC 2, GDPR, HIPAA and PCI DSS ask the questions and cite the control they come from.',
  'landing.feature.report': 'Detailed analytics and reporting',
  'landing.feature.report.text':
    'See what is open, what was finished and when. Every number opens the list behind it; every list can be exported.',
  'landing.note': 'Open source. Runs on your own server.',
  'landing.picture':
    'The risk register: a table of risks with category, severity, score and status; beside it the risk matrix and the summary.',
  'landing.theme.light': 'Switch to light theme',
  'landing.theme.dark': 'Switch to dark theme',
  'landing.support': 'Contact Support',
  'landing.sign-up': 'Create account',
  'landing.setting-up': 'Setting up your workspace...',
  'landing.setup-failed': 'Your workspace could not be set up',
  'landing.setup-failed.message': 'Please try again. If the problem persists, contact support.',
  'landing.by-invitation': 'You need an invitation',
  'landing.by-invitation.message':
    'Only people with an invitation can join here. Ask an admin of your organization for a link, or sign in with another account.',
  'landing.unreachable': 'The server cannot be reached',
  'landing.unreachable.message': 'Check your connection and try again.',
  'landing.retry': 'Try again',
  'invitation.invited': 'You have been invited to join an organization. Sign in or create an account to accept.',
  'invitation.joining': 'Joining the organization...',
  'invitation.failed': 'The invitation could not be accepted',
  'invitation.gone':
    'It has already been used, was withdrawn or has expired. Ask for a new one, or continue without it in a workspace of your own.',
  'invitation.skip': 'Continue without it',
  'invitation.same': 'You already belong to {{organization}}',
  'invitation.offer': 'You are invited to join {{organization}} as {{role}}',
  'invitation.leaves':
    'An account belongs to one organization. If you accept, you leave {{organization}}. Your name stays with what you did there.',
  'invitation.deletes':
    'An account belongs to one organization, and you are the only member of {{organization}}. If you accept, it is deleted with everything in it (records: {{count}}). This cannot be undone.',
  'invitation.last-admin': 'You are the last admin of {{organization}}.',
  'invitation.successor': 'New admin',
  'invitation.leave-and-join': 'Leave and join',
  'invitation.delete-and-join': 'Delete and join',
  'invitation.stay': 'Stay in {{organization}}',
} as const;

export type LandingText = keyof typeof landing;
