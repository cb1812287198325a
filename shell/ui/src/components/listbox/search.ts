import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListOption } from './option.ts';

/** Lower case without accents, so that 'securite' finds 'Sécurité'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Milliseconds without a key before the caller is asked to search. */
export const PAUSE = 250;
/** The API takes no longer search. */
const LONGEST = 200;

/** What a caller is asked to search for. */
export const searchedText = (typed: string): string => typed.trim().slice(0, LONGEST);

/**
 * The text typed into a list's box, and the options that match it. With `onSearch` the caller finds the options (for
 * lists that are on the server); without it every word typed must be in an option's label or keywords.
 */
export function useSearch<O extends ListOption>(
  options: readonly O[],
  onSearch: ((query: string) => void) | undefined,
) {
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const local = onSearch === undefined;
  const texts = useMemo(
    () => (local ? options.map(({ label, keywords = '' }) => plain(`${label} ${keywords}`)) : []),
    [local, options],
  );
  const found = useMemo(() => {
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (!local || words.length === 0) return options;
    return options.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  }, [local, options, query, texts]);
  const search = (next: string) => {
    setQuery(next);
    if (local || next === query) return;
    clearTimeout(timer.current);
    // A cleared box searches without a delay.
    if (next === '') onSearch('');
    else timer.current = setTimeout(() => onSearch(searchedText(next)), PAUSE);
  };
  return { query, found, search };
}
