import { useRef, type KeyboardEvent } from 'react';
import type { ListOption } from '../listbox/option.ts';

/** Letters typed within this time, in milliseconds, belong together. */
const PAUSE = 700;

/**
 * Finds options by their first letters; the same letter again goes to the next one.
 * @returns a function for `onKeyDown`, which returns whether it has used the key
 */
export function useTypeAhead(
  options: readonly ListOption[],
  from: number,
  onFound: (index: number) => void,
): (event: KeyboardEvent) => boolean {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const now = event.timeStamp;
    const before = now - typed.current.at < PAUSE ? typed.current.text : '';
    // A space does not start a search: it opens the list or chooses an option.
    if (event.key === ' ' && before === '') return false;
    const text = before + event.key.toLocaleLowerCase();
    typed.current = { text, at: now };
    const repeated = [...text].every((letter) => letter === text[0]);
    const wanted = repeated ? text.slice(0, 1) : text;
    const begin = repeated || text.length === 1 ? from + 1 : Math.max(0, from);
    for (let step = 0; step < options.length; step += 1) {
      const index = (begin + step) % options.length;
      const option = options[index];
      if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(wanted)) {
        onFound(index);
        break;
      }
    }
    event.preventDefault();
    return true;
  };
}
