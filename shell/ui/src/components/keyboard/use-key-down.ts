import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `listener` with each key that is pressed on the page while the component is shown, from its first frame on: an ordinary effect
 * runs after that frame, and a quick key would be lost.
 * @param target listeners on `document` run before those on `window`
 */
export function useKeyDown(listener: (event: KeyboardEvent) => void, target: Document | Window = window): void {
  const listen = useEffectEvent(listener);
  useLayoutEffect(() => {
    const onKeyDown = (event: Event) => {
      if (event instanceof KeyboardEvent) listen(event);
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [target]);
}
