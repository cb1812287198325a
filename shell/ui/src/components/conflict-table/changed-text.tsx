import { addedParts } from './text-changes.ts';
import classes from './conflict-table.module.css';

/** A long text, with marks on the parts that the earlier text did not have. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  return (
    <span className={classes.text}>
      {addedParts(before, after).map(({ text, at, added }) =>
        added && text.trim() !== '' ? (
          <mark key={at} className={classes.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
