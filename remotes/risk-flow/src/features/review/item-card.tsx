import { Button, Card, Disclosure, Muted, useBelow } from '@parapet/ui';
import { useState, type ReactNode } from 'react';
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
  const isOpen = chosen ?? !isStacked;
  const shown = all || ids.length <= LONG ? ids : ids.slice(0, SHORTENED);
  return (
    <Card padding="none" label={title}>
      <Disclosure
        look="flush"
        open={isOpen}
        onToggle={() => setChosen(!isOpen)}
        title={
          <>
            {title} <Muted>{ids.length}</Muted>
          </>
        }
        {...(note !== null && { summary: note })}
      >
        {ids.length === 0 && (
          <Muted as="p" px="var(--pp-gutter)" pb="sm">
            {empty}
          </Muted>
        )}
        <ul>
          {shown.map((one) => (
            <li key={one}>{children(one)}</li>
          ))}
        </ul>
        {shown.length < ids.length && (
          <div className={classes.all}>
            <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
              {t('review.show-all', { count: ids.length })}
            </Button>
          </div>
        )}
      </Disclosure>
    </Card>
  );
}
