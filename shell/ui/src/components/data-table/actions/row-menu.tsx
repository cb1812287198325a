import { useCallback, useState } from 'react';
import { useOverlays } from '../../../overlays/use-overlays.ts';
import type { Place } from './row-menu-part.tsx';
import type { MenuEntry } from '../../menu/menu-entry.ts';

/** Which row's menu is open, and where. `onMenu` is stable, so rows don't render again. */
export function useRowMenu() {
  const [place, setPlace] = useState<Place | null>(null);
  const onMenu = useCallback((id: string, button: HTMLElement) => {
    setPlace({ id, button, box: button.getBoundingClientRect(), name: button.getAttribute('aria-label') ?? '' });
  }, []);
  const close = () => {
    setPlace(null);
    // Right away, because a dialog that the chosen entry opens will later return the focus to the element that has it now.
    place?.button.focus({ preventScroll: true });
  };
  return { place, onMenu, close };
}

interface RowMenuProps {
  place: Place | null;
  onClose: () => void;
  entriesOf: (id: string) => readonly MenuEntry[];
}

/**
 * The one menu of all rows: a menu in each would cost more than the rest of the table. It hangs on an empty element
 * that is put where the pressed button is.
 */
export function RowMenu({ place, onClose, entriesOf }: RowMenuProps) {
  const overlays = useOverlays(place !== null);
  return overlays && place && <overlays.RowMenuPart place={place} onClose={onClose} entries={entriesOf(place.id)} />;
}
