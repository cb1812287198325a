import { useStreamEvent } from '@parapet/sdk';
import { useKeyDown } from '@parapet/ui';
import { useState } from 'react';
import type { ExtrasProps } from './later.tsx';
import { later } from './load-later.ts';

const Loaded = later('LaterExtras');

/** Palette, keyboard help, jumps, and values that colleagues replaced. No page needs them, so they load once it is there, or when they are first wanted. */
export function Extras({ ready, ...props }: Omit<ExtrasProps, 'replaced'> & { ready: boolean }) {
  const { opened, onOpen } = props;
  // Stays when it is closed: it also notes which records are visited.
  const [isLoaded, setLoaded] = useState(false);
  // Values may be replaced before the page is complete.
  const [replaced, setReplaced] = useState<readonly unknown[]>([]);
  useStreamEvent('replaced', (data) => setReplaced((now) => [...now, data]));
  if (!isLoaded && (ready || opened !== null || replaced.length > 0)) setLoaded(true);
  // Ctrl or Cmd K works from the start.
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (opened === 'palette') onOpen(null);
    else if (document.querySelector('[aria-modal="true"]') === null) onOpen('palette');
  });
  return isLoaded && <Loaded {...props} replaced={replaced} />;
}
