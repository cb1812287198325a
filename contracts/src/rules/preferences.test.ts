import { expect, test } from 'vitest';
import { mergePreferences } from './preferences.ts';

test('keys merge, and others are left alone', () => {
  expect(mergePreferences({ theme: 'light', language: 'en', riskAlerts: true }, { theme: 'dark' })).toEqual({ theme: 'dark', language: 'en', riskAlerts: true });
});

test('null takes a key away; theme and language fall back', () => {
  expect(mergePreferences({ theme: 'dark', language: 'de', riskAlerts: true }, { theme: null, language: null, riskAlerts: null })).toEqual({ theme: 'light', language: 'en' });
});
