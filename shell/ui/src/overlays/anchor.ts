import { useEffectEvent, useLayoutEffect, type Ref } from 'react';

interface AnchorProps {
  /** What the overlay hangs on. */
  element: HTMLElement | null;
  /** Called when the overlay may open: Mantine stores where the focus was only if an overlay opens after it was mounted. */
  onAttached: () => void;
  /** Given by Mantine. */
  ref?: Ref<HTMLElement>;
}

/** Takes the place of an element in a Mantine `Target`. The element itself is elsewhere, as moving it there would remount it. */
export function Anchor({ element, onAttached, ref }: AnchorProps): null {
  const attached = useEffectEvent(onAttached);
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const detach = ref(element);
    attached();
    return () => {
      if (typeof detach === 'function') detach();
      else ref(null);
    };
  }, [element, ref]);
  return null;
}
