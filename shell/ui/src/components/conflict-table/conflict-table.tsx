import { useId, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './conflict-table.module.css';

/** Whose value is saved: the one from before, the other person's, or one's own. */
export type ConflictSide = 'base' | 'theirs' | 'mine';

export interface ConflictRow {
  field: string;
  label: string;
  /** The three values as the screen shows them. */
  base: ReactNode;
  theirs: ReactNode;
  mine: ReactNode;
  /** Undefined until the person has picked one. */
  pick: ConflictSide | undefined;
}

/** A field that only one side changed. */
export interface MergedRow {
  field: string;
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** Who changed it, e.g. 'only Maya changed it'. */
  note?: ReactNode;
}

export interface ConflictTableProps {
  rows: readonly ConflictRow[];
  /** Fields that need no decision. */
  merged?: readonly MergedRow[];
  /** Heads of the columns, e.g. "Before, 14:05", "Maya's version, 14:31"; the kit's own words by default. */
  headings?: Partial<Readonly<Record<ConflictSide, string>>>;
  /** Short names, read out with each choice and shown on narrow screens, e.g. 'Maya'. */
  names?: Partial<Readonly<Record<ConflictSide, string>>>;
  onPick: (field: string, side: ConflictSide) => void;
  onPickAll?: (side: ConflictSide) => void;
}

const SIDES = ['base', 'theirs', 'mine'] as const;

/**
 * Which value of each field is saved after two people changed one record. Arrow keys choose inside a field, Tab goes to the next
 * one; on narrow screens the values of a field are stacked.
 */
export function ConflictTable({ rows, merged, headings, names, onPick, onPickAll }: ConflictTableProps) {
  const t = useTexts();
  const nameOf = (side: ConflictSide) => names?.[side] ?? t(`conflict.${side}`);
  const firstOpen = rows.find(({ pick }) => pick === undefined);
  const headingOf = (side: ConflictSide) => headings?.[side] ?? nameOf(side);
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <span className={classes.heading}>{t('conflict.field')}</span>
        {SIDES.map((side) => (
          <span key={side} className={classes.heading}>
            <span dir="auto">{headingOf(side)}</span>
            {onPickAll !== undefined && side !== 'base' && rows.length > 1 && (
              <button
                type="button"
                className={classes.pickAll}
                aria-label={t('conflict.pickAllOf', { name: headingOf(side) })}
                onClick={() => onPickAll(side)}
              >
                {t('conflict.pickAll')}
              </button>
            )}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <Choice
          key={row.field}
          row={row}
          first={row === firstOpen}
          nameOf={nameOf}
          onPick={(side) => onPick(row.field, side)}
        />
      ))}
      {merged !== undefined && merged.length > 0 && <Merged rows={merged} />}
    </div>
  );
}

interface ChoiceProps {
  row: ConflictRow;
  /** Whether this is the first open row, on which a dialog starts its focus. */
  first: boolean;
  nameOf: (side: ConflictSide) => string;
  onPick: (side: ConflictSide) => void;
}

function Choice({ row, first, nameOf, onPick }: ChoiceProps) {
  const t = useTexts();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={row.pick === undefined ? `${id}-open` : undefined}
      className={classes.row}
      data-open={row.pick === undefined || undefined}
    >
      <div className={classes.field}>
        <span id={`${id}-label`} className={classes.label}>
          {row.label}
        </span>
        {row.pick === undefined && (
          <span id={`${id}-open`} className={classes.open}>
            {t('conflict.pickOne')}
          </span>
        )}
      </div>
      {SIDES.map((side) => (
        <label key={side} className={classes.choice} data-side={side}>
          <input
            type="radio"
            name={id}
            className={classes.radio}
            data-autofocus={(first && side === 'theirs') || undefined}
            checked={row.pick === side}
            onChange={() => onPick(side)}
          />
          <span className={classes.name}>{nameOf(side)}</span>{' '}
          <span className={classes.value} dir="auto">
            {row[side]}
          </span>
        </label>
      ))}
    </div>
  );
}

function Merged({ rows }: { rows: readonly MergedRow[] }) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={classes.merged} aria-labelledby={id}>
      <h3 id={id} className={classes.mergedTitle}>
        <Icon name="check" size={16} />
        {t('conflict.merged')}
      </h3>
      <dl>
        {rows.map(({ field, label, before, after, note }) => (
          <div key={field} className={classes.mergedRow}>
            <dt>{label}</dt>
            <dd>
              <del dir="auto">{before}</del>
              <Icon name="arrow-right" size={14} className={classes.arrow} />
              <ins className={classes.after} dir="auto">
                {after}
              </ins>
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
