import { Me, Preferences, PreferencesUpdate } from '../../schemas/organization/me.ts';
import { ref } from '../../schemas/base.ts';
import { json, operation, problems, signedIn } from '../common.ts';

export const meOperations = {
  getMe: operation('GET', '/api/me', signedIn, {
    summary: 'The signed-in person and their role',
    response: { 200: json(Me, 'The signed-in person'), ...problems(404) },
  }),
  updatePreferences: operation('PATCH', '/api/me/preferences', signedIn, {
    summary: 'Change my preferences',
    description: 'Merged key by key; null removes a key.',
    body: ref(PreferencesUpdate),
    response: { 200: json(Preferences, 'All preferences after the change'), ...problems(404) },
  }),
} as const;
