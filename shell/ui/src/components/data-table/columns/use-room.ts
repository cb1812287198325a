import { useCallback, useState, type RefCallback } from 'react';

/**
 * Watches the width of an element. The width itself goes into the variable `--room`, which style sheets compute with
 * and which renders nothing; the React state changes in steps.
 *
 * @param step pixels; a change within one step renders nothing
 * @returns the ref to attach, and the room in pixels, rounded down to a step; 0 before it is known
 */
export function useRoom(step = 10): [ref: RefCallback<HTMLElement>, room: number] {
  const [room, setRoom] = useState(0);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const measure = () => {
        const width = element.clientWidth;
        element.style.setProperty('--room', `${width}px`);
        setRoom(Math.floor(width / step) * step);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [step],
  );
  return [ref, room];
}
