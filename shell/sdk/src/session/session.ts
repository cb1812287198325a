import type { Preferences, PreferencesUpdate, Role, ScaleLabels } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import { createContext, useCallback, useContext } from 'react';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useServices, type AppearancePreview } from '../runtime/services.ts';

/** Who is signed in, and as what. */
export interface Session {
  /** `email` is empty when the provider gives none; `name` then falls back to the id. `isServerAdmin` for admins of the server only. */
  user: { id: string; email: string; name: string; isServerAdmin?: true };
  organizationId: string;
  organizationName: string;
  /** The organization's own words for the levels of impact and probability. */
  scaleLabels?: ScaleLabels;
  role: Role;
  /** Ids of the domains that a GRC domain manager is responsible for. */
  domains: readonly string[];
  /** Ids of the assets that an asset owner is responsible for. */
  assets: readonly string[];
  preferences: Preferences;
}

export interface SessionAccess {
  session: Session;
  /** Resolves when the server has them; they are in force at once and go back when the server refuses. */
  savePreferences: (patch: PreferencesPatch) => Promise<void>;
}

/** Keys to set; null removes a key. A remote may add keys of its own. */
export type PreferencesPatch = { readonly [K in keyof PreferencesUpdate]?: PreferencesUpdate[K] } & Readonly<
  Record<string, unknown>
>;

export type Resource = Parameters<typeof can>[1];
export type Action = Parameters<typeof can>[2];

export const SessionContext = createContext<SessionAccess | null>(null);

function useSessionAccess(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('There is no session here: pages of remotes are shown to signed-in people only');
  return access;
}

/** The signed-in person, their organization and role. */
export function useSession(): Session {
  return useSessionAccess().session;
}

/** The word for a role. */
export function useRoleText(): (role: Role) => string {
  const t = useT(SDK_NAMESPACE);
  return useCallback((role) => t(`role.${role}`), [t]);
}

/** May this person do that? `reason` says why not, for a tooltip. The server decides the same way, by the same rule. */
export function useCan(): (resource: Resource, action: Action) => { allowed: boolean; reason?: string } {
  const { role } = useSession();
  const t = useT(SDK_NAMESPACE);
  const roleText = useRoleText();
  return useCallback(
    (resource, action) =>
      can({ role }, resource, action).allowed
        ? { allowed: true }
        : { allowed: false, reason: t('refused', { role: roleText(role) }) },
    [role, t, roleText],
  );
}

/**
 * The person's own settings, and `save` for some of their keys. `preview` shows a theme or language before it is saved;
 * `preview({})` ends that.
 *
 * @throws {ApiError} from `save` when refused
 */
export function usePreferences(): {
  preferences: Preferences;
  save: (patch: PreferencesPatch) => Promise<void>;
  preview: (appearance: AppearancePreview) => void;
} {
  const { session, savePreferences } = useSessionAccess();
  const { preview } = useServices();
  return { preferences: session.preferences, save: savePreferences, preview: preview.set };
}
