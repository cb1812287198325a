import { expect, test } from 'vitest';
import { carriedPreferences } from './carried-preferences.ts';

test('looks and messages come along, filters do not', () => {
  expect(carriedPreferences({ theme: 'dark', language: 'de', riskAlerts: false, filterProfiles: { risks: { Mine: {} } } })).toEqual({ theme: 'dark', language: 'de', riskAlerts: false });
  expect(carriedPreferences({ theme: 'light', language: 'en', emailNotifications: true })).toEqual({ theme: 'light', language: 'en', emailNotifications: true });
});
