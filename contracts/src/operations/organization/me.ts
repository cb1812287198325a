import { Me, Preferences, PreferencesUpdate } from '../../schemas/organization/me.ts';
import { ref } from '../../schemas/base.ts';
import { bodyProblem, json, problems, sessionProblem } from '../common.ts';

export const meOperations = {
  getMe: {
    method: 'GET',
    url: '/api/me',
    config: { access: 'signed-in' },
    schema: {
      summary: 'The signed-in person and their role',
      response: { 200: json(Me, 'The signed-in person'), ...sessionProblem, ...problems(404) },
    },
  },
  updatePreferences: {
    method: 'PATCH',
    url: '/api/me/preferences',
    config: { access: 'signed-in' },
    schema: {
      summary: 'Change my preferences',
      description: 'Merged key by key; null removes a key.',
      body: ref(PreferencesUpdate),
      response: { 200: json(Preferences, 'All preferences after the change'), ...bodyProblem, ...problems(404) },
    },
  },
} as const;
