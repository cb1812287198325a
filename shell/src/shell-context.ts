import type { Theme } from '@parapet/contracts';
import type { Auth, Store } from '@parapet/sdk/host';
import { createContext, useContext } from 'react';
import type { ChosenAppearance } from './auth/chosen-appearance.ts';
import type { Invitation } from './auth/invitation.ts';
import type { RemoteLoader } from './federation/loader.ts';
import type { Registry } from './federation/registry.ts';

/** What the shell's own components work with. */
export interface Shell {
  auth: Auth;
  invitation: Invitation;
  registry: Registry;
  loader: RemoteLoader;
  /** The theme while nobody is signed in. */
  theme: Store<Theme>;
  chosen: ChosenAppearance;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Components of the shell need a ShellContext around them');
  return shell;
}
