import { Button, Icon, Muted, useBelow } from '@parapet/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './items.module.css';

/** Above this many a list shows only the first ones. */
const LONG = 12;
const SHORTENED = 8;
/** Below this width (px) both lists stand above the scenarios, closed. */
const STACKED = 1180;

interface ItemCardProps {
  title: string;
  ids: readonly string[];
  /** Beside the count, e.g. '2 with a note'. */
  note: string | null;
  empty: string;
  children: (id: string) => ReactNode;
}

/** A list beside the scenarios, which opens and closes. */
export function ItemCard({ title, ids, note, empty, children }: ItemCardProps) {
  const t = useTexts();
  const isStacked = useBelow(STACKED);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [all, setAll] = useState(false);
  const id = useId();
  const isOpen = chosen ?? !isStacked;
  const shown = all || ids.length <= LONG ? ids : ids.slice(0, SHORTENED);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h3 className={classes.cardTitle}>
        <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          <span id={id}>{title}</span>
          <Muted>{ids.length}</Muted>
          {note !== null && <Muted>{note}</Muted>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={classes.chevron ?? ''} />
        </button>
      </h3>
      {isOpen && ids.length === 0 && <p className={classes.nothing}>{empty}</p>}
      {isOpen && ids.length > 0 && (
        <ul>
          {shown.map((one) => (
            <li key={one}>{children(one)}</li>
          ))}
        </ul>
      )}
      {isOpen && shown.length < ids.length && (
        <div className={classes.all}>
          <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
            {t('review.show-all', { count: ids.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
