import { addedParts } from './text-changes.ts';
import classes from './conflict-table.module.css';

/** A long text in which what the text before did not have is marked. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  return (
    <span className={classes.text}>
      {addedParts(before, after).map(({ text, added }, index) => (added && text.trim() !== '' ? <mark key={index} className={classes.mark}>{text}</mark> : text))}
    </span>
  );
}
