/** What a person keeps of their preferences when they change to another organization. */
import type { Preferences } from '../../../schemas/organization/me.ts';

/** Keeps theme, language and notification settings. Filters and the risk matrix are dropped: they belong to the organization that is left. */
export function carriedPreferences({ theme, language, emailNotifications, riskAlerts }: Preferences): Preferences {
  return {
    theme,
    language,
    ...(emailNotifications !== undefined && { emailNotifications }),
    ...(riskAlerts !== undefined && { riskAlerts }),
  };
}
