import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250;
/** The contract takes no longer search. */
const LONGEST = 200;

/**
 * Text of a search box that is searched for once the typing pauses.
 * @param searched what is being searched for now; when it changes from outside, the box follows
 */
export function useSearchBox(
  searched: string,
  search: (text: string) => void,
): { value: string; onChange: (value: string) => void } {
  const [value, setValue] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  const wanted = value.trim().slice(0, LONGEST);
  if (searched !== seen) {
    setSeen(searched);
    // Not when `searched` is what this box has sent itself: by then the person may have typed more.
    if (searched !== sent && searched !== wanted) setValue(searched);
    if (searched !== sent) setSent(searched);
  }
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    if (wanted === searched) return undefined;
    const send = () => {
      setSent(wanted);
      searchNow(wanted);
    };
    const timer = setTimeout(send, wanted === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, searched]);
  return { value, onChange: setValue };
}
