import type { FieldDifference } from '@parapet/contracts/rules';
import type { ReactNode } from 'react';
import classes from './record-differences.module.css';
import { wordDiff } from './word-diff.ts';

/** How the fields of a kind of record read. */
export interface FieldReader {
  /** @param path JSON pointer of the field, e.g. `/template_answers/step_1_backup` */
  label: (path: string) => string;
  value: (path: string, value: unknown) => ReactNode;
}

interface RecordDifferencesProps {
  differences: readonly FieldDifference[];
  fields: FieldReader;
}

/** The fields that a change set, each with its value before and after; of a long text, the words that changed. */
export function RecordDifferences({ differences, fields }: RecordDifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {differences.map((difference) => (
        <div key={difference.path} className={classes.change}>
          <dt>{fields.label(difference.path)}</dt>
          <dd>
            <Difference difference={difference} fields={fields} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({
  difference: { path, before, after },
  fields,
}: {
  difference: FieldDifference;
  fields: FieldReader;
}) {
  const parts = typeof before === 'string' && typeof after === 'string' ? wordDiff(before, after) : null;
  if (parts !== null)
    return (
      <bdi className={classes.text}>
        {parts.map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : kind === 'removed' ? (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
            <del key={index} className={classes.removed}>
              {text}
            </del>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ins key={index} className={classes.added}>
              {text}
            </ins>
          ),
        )}
      </bdi>
    );
  return (
    <>
      <del className={classes.before}>{fields.value(path, before)}</del>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <ins className={classes.after}>{fields.value(path, after)}</ins>
    </>
  );
}
