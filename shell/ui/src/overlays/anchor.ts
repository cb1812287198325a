import { useLayoutEffect, type Ref } from 'react';

interface AnchorProps {
  /** What the overlay hangs on. */
  element: HTMLElement | null;
  /** Given by Mantine. */
  ref?: Ref<HTMLElement>;
}

/** Stands in a Mantine `Target` for an element that is elsewhere, and that would be mounted anew if it stood there itself. */
export function Anchor({ element, ref }: AnchorProps): null {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const detach = ref(element);
    return () => {
      if (typeof detach === 'function') detach();
      else ref(null);
    };
  }, [element, ref]);
  return null;
}
