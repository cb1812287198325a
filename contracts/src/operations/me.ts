import { Me, Preferences, PreferencesUpdate } from '../schemas/me.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, json, notFound, sessionProblem } from './common.ts';

const tags = ['me'];

export const meOperations = {
  getMe: {
    method: 'GET',
    url: '/api/me',
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getMe',
      summary: 'The signed-in person and their role',
      tags,
      response: { 200: json(Me, 'The signed-in person'), ...sessionProblem, ...notFound },
    },
  },
  updatePreferences: {
    method: 'PATCH',
    url: '/api/me/preferences',
    config: { access: 'signed-in' },
    schema: {
      operationId: 'updatePreferences',
      summary: 'Change my preferences',
      description: 'Merged key by key; null removes a key.',
      tags,
      body: ref(PreferencesUpdate),
      response: { 200: json(Preferences, 'All preferences after the change'), ...bodyProblem, ...notFound },
    },
  },
} as const;
