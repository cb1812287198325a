/** Texts about the releases of a remote: what they may do to a page is rare. */
export const en = {
  'fell-back': '{{label}} {{from}} could not be shown',
  'fell-back.message': '{{to}} is shown instead, until there is a newer version.',
  'fell-back.retry': 'Try again',
  'fell-back.hide': 'Hide',
  newer: 'A new version of {{names}} is available. Your drafts are kept.',
  override: 'Override: {{label}} {{version}}',
  'override.message': 'Only this session gets it, in place of what is live. Its failures are not reported.',
  'override.leave': 'Leave',
  off: '{{label}} is switched off',
  'off.message': 'An administrator of this server has switched it off: {{reason}}',
  'off.rest': 'It comes back by itself. Everything else keeps working.',
} as const;

export type ReleaseText = keyof typeof en;
