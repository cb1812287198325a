import { expect, test } from 'vitest';
import { carriedPreferences } from './carried-preferences.ts';

test('theme, language and notification settings are kept in another organization, filter profiles are not', () => {
  expect(
    carriedPreferences({ theme: 'dark', language: 'de', riskAlerts: false, filterProfiles: { risks: { Mine: {} } } }),
  ).toEqual({ theme: 'dark', language: 'de', riskAlerts: false });
  const mails = { emailNotifications: true, emailDelivery: 'daily', emailHour: 0 } as const;
  expect(carriedPreferences({ theme: 'light', language: 'en', ...mails, emailMuted: ['job'] })).toEqual({
    theme: 'light',
    language: 'en',
    ...mails,
    emailMuted: ['job'],
  });
});
