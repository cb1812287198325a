import type { RemoteManifest } from '@parapet/contracts/remote';
import { useLocation, useNavigate, useSession } from '@parapet/sdk';
import { IconButton, useKeyDown } from '@parapet/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFrameText } from '../locales/texts.ts';
import { isTyped, JUMPS } from './jumps.ts';
import { recordAt, rememberVisit } from './visited.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));

/** The second key of a jump is waited for this long (ms). */
const PATIENCE = 1_500;

export type Opened = 'palette' | 'help' | null;

/** Opens the palette (Ctrl or Cmd K) and the keyboard help (`?`), and follows jumps (`g r`). */
export function useCommands(paths: readonly string[]) {
  const [opened, setOpened] = useState<Opened>(null);
  const navigate = useNavigate();
  const begun = useRef(0);
  useVisits();
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      if (opened === 'palette') setOpened(null);
      else if (document.querySelector('[aria-modal="true"]') === null) setOpened('palette');
      return;
    }
    if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || isTyped(event)) return;
    const isJump = Date.now() - begun.current < PATIENCE;
    begun.current = key === 'g' && !isJump ? Date.now() : 0;
    if (key === '?') {
      event.preventDefault();
      setOpened('help');
    }
    const to = isJump ? JUMPS[key] : undefined;
    if (to !== undefined && paths.includes(to)) {
      event.preventDefault();
      void navigate(to);
    }
  });
  return { opened, setOpened };
}

function useVisits(): void {
  const { pathname, search } = useLocation();
  const { organizationId, user } = useSession();
  useEffect(() => {
    const record = recordAt(pathname, search);
    if (record !== null) rememberVisit(organizationId, user.id, record);
  }, [pathname, search, organizationId, user.id]);
}

/** What is loaded when it is first wanted: nothing of it is needed for a page. */
export function Commands({
  remotes,
  opened,
  onOpen,
}: {
  remotes: readonly RemoteManifest[];
  opened: Opened;
  onOpen: (opened: Opened) => void;
}) {
  return (
    <Suspense fallback={null}>
      {opened === 'palette' && <Palette remotes={remotes} onHelp={() => onOpen('help')} onClose={() => onOpen(null)} />}
      {opened === 'help' && <KeyboardHelp remotes={remotes} onClose={() => onOpen(null)} />}
    </Suspense>
  );
}

/** For those who use a pointer. */
export function CommandButtons({ onOpen, help = true }: { onOpen: (opened: Opened) => void; help?: boolean }) {
  const t = useFrameText();
  return (
    <>
      <IconButton icon="search" label={t('commands.search')} onClick={() => onOpen('palette')} />
      {help && <IconButton icon="help" label={t('commands.help')} onClick={() => onOpen('help')} />}
    </>
  );
}
