import { words } from '@parapet/contracts/rules';
import type { ReactNode } from 'react';
import classes from './palette.module.css';

/** A text whose words begin with what was typed, with these beginnings in bold. */
export function Marked({ text, q }: { text: string; q: string }): ReactNode {
  const wanted = words(q);
  if (wanted.length === 0) return text;
  return text.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u).map((part, index) => {
    const [word = ''] = words(part);
    const longest = Math.max(0, ...wanted.filter((one) => word.startsWith(one)).map(({ length }) => length));
    return longest === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
      <span key={index}>
        <b className={classes.hit}>{part.slice(0, longest)}</b>
        {part.slice(longest)}
      </span>
    );
  });
}
