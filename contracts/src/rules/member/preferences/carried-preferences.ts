/** What a person keeps of their preferences when they change to another organization. */
import type { Preferences } from '../../../schemas/organization/me.ts';

const CARRIED = ['emailNotifications', 'riskAlerts', 'emailDelivery', 'emailHour', 'emailMuted'] as const;

/** Keeps theme, language and notification settings. Filters and the risk matrix are dropped: they belong to the organization that is left. */
export function carriedPreferences(preferences: Preferences): Preferences {
  const { theme, language } = preferences;
  const carried = CARRIED.filter((key) => preferences[key] !== undefined).map(
    (key) => [key, preferences[key]] as const,
  );
  return { theme, language, ...Object.fromEntries(carried) };
}
