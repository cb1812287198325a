import type { RemoteManifest } from '@parapet/contracts/remote';
import { useLocation, useNavigate, useSession } from '@parapet/sdk';
import { isPageKey, useKeyDown } from '@parapet/ui';
import { useEffect, useRef } from 'react';
import { usePages } from '../layout/use-pages.ts';
import { JUMPS } from './jumps.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Palette } from './palette.tsx';
import { recordAt, rememberVisit } from './visited.ts';

/** The second key of a jump is waited for this long (ms). */
const PATIENCE = 1_500;

export type OpenedCommands = 'palette' | 'help' | null;

export interface CommandsProps {
  remotes: readonly RemoteManifest[];
  opened: OpenedCommands;
  onOpen: (opened: OpenedCommands) => void;
}

/** The palette and the keyboard help (`?`), and jumps (`g r`). */
export function Commands({ remotes, opened, onOpen }: CommandsProps) {
  const paths = new Set(usePages(remotes).map(({ to }) => to));
  const navigate = useNavigate();
  const begun = useRef(0);
  useVisits();
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, repeat } = event;
    if (ctrlKey || metaKey || repeat || !isPageKey(event)) return;
    const isJump = Date.now() - begun.current < PATIENCE;
    begun.current = key === 'g' && !isJump ? Date.now() : 0;
    if (key === '?') {
      event.preventDefault();
      onOpen('help');
    }
    const to = isJump ? JUMPS[key] : undefined;
    if (to !== undefined && paths.has(to)) {
      event.preventDefault();
      void navigate(to);
    }
  });
  return (
    <>
      {opened === 'palette' && <Palette remotes={remotes} onHelp={() => onOpen('help')} onClose={() => onOpen(null)} />}
      {opened === 'help' && <KeyboardHelp remotes={remotes} onClose={() => onOpen(null)} />}
    </>
  );
}

function useVisits(): void {
  const { pathname, search } = useLocation();
  const { organizationId, user } = useSession();
  useEffect(() => {
    const record = recordAt(pathname, search);
    if (record !== null) rememberVisit(organizationId, user.id, record);
  }, [pathname, search, organizationId, user.id]);
}
