import { expect, test } from 'vitest';
import { carriedPreferences } from './carried-preferences.ts';

test('theme, language and notification settings are kept in another organization, filter profiles are not', () => {
  expect(
    carriedPreferences({ theme: 'dark', language: 'de', riskAlerts: false, filterProfiles: { risks: { Mine: {} } } }),
  ).toEqual({ theme: 'dark', language: 'de', riskAlerts: false });
  expect(carriedPreferences({ theme: 'light', language: 'en', emailNotifications: true })).toEqual({
    theme: 'light',
    language: 'en',
    emailNotifications: true,
  });
});
