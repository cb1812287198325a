import { useEffectEvent, useLayoutEffect, type Ref } from 'react';

interface AnchorProps {
  /** What the overlay hangs on. */
  element: HTMLElement | null;
  /** Open from now on: Mantine keeps where the focus was only when an overlay opens after it was mounted. */
  onAttached: () => void;
  /** Given by Mantine. */
  ref?: Ref<HTMLElement>;
}

/** Stands in a Mantine `Target` for an element that is elsewhere, and that would be mounted anew if it stood there itself. */
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
