import { useFormat, useSearchBox } from '@parapet/sdk';
import { Alert, Box, Button, Card, EmptyState, ErrorState, LoadingState, Muted } from '@parapet/ui';
import { CheckboxField, TextField } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { MOST_ITEMS } from '../linked-scenarios.ts';
import type { Picked } from '../picked-items.ts';
import classes from './item-picker.module.css';

interface Found {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Hinted extends Picked {
  hint: string;
}

interface ItemPickerProps {
  words: { title: string; hint: string; empty: string; failed: string };
  /** `hint` says why it was selected; '' for none. */
  value: readonly Hinted[];
  onChange: (picked: readonly Picked[]) => void;
  q: string;
  onSearch: (q: string) => void;
  found: Found;
  items: readonly Hinted[];
  /** Number of items found, on all pages. */
  total: number;
  /** Why the person may not choose; null when they may. */
  forbidden: string | null;
  /** The list scrolls by itself, with what is selected below it: nothing moves when something is. */
  compact: boolean;
  /** With what is selected. */
  note: ReactNode;
  /** Creates what is missing, in place; null for those who may not. */
  create: { label: string; start: (name: string) => void } | null;
}

/** Chooses among all items of a kind: the chosen ones on top, below them those that are found, page by page. */
export function ItemPicker({
  words,
  value,
  onChange,
  q,
  onSearch,
  found,
  items,
  total,
  forbidden,
  compact,
  note,
  create,
}: ItemPickerProps) {
  const t = useTexts();
  const format = useFormat();
  const box = useSearchBox(q, onSearch);
  const chosen = new Set(value.map(({ id }) => id));
  const isFull = chosen.size >= MOST_ITEMS;
  const toggle = ({ id, name }: Picked) =>
    onChange(chosen.has(id) ? value.filter((one) => one.id !== id) : [...value, { id, name }]);
  const isEmpty = !found.isPending && !found.isError && items.length === 0;
  const selected = (
    <section
      aria-label={t('wizard.selected', { count: format.number(value.length) })}
      className={classes.selected}
      data-empty={value.length === 0 || undefined}
    >
      <h3 className={classes.heading}>{t('wizard.selected', { count: format.number(value.length) })}</h3>
      {note}
      {value.length === 0 && <p className={classes.none}>{t('wizard.none')}</p>}
      <ul>
        {value.map((item) => (
          <li key={item.id} className={classes.row} dir="auto" data-chosen>
            {forbidden === null ? <CheckboxField label={item.name} value onChange={() => toggle(item)} /> : item.name}
            {item.hint !== '' && <Muted>{item.hint}</Muted>}
          </li>
        ))}
      </ul>
    </section>
  );
  const counted = t('wizard.found', { count: found.isPending || found.isError ? '…' : format.number(total) });
  const all = forbidden === null && (
    <div className={classes.all}>
      <div className={classes.search}>
        <TextField
          {...box}
          label={t('wizard.search')}
          labelHidden
          placeholder={t('wizard.search')}
          autoComplete="off"
        />
        {create !== null && (
          <Button icon="add" onClick={() => create.start(box.value.trim())} disabled={isFull}>
            {create.label}
          </Button>
        )}
      </div>
      <section aria-label={counted}>
        <h3 className={classes.heading}>
          <output>{counted}</output>
        </h3>
        {isFull && <Alert title={t('wizard.full', { count: MOST_ITEMS })} />}
        {found.isPending && (
          <Box px="var(--pp-gutter)" pb="0.75rem">
            <LoadingState shape="lines" />
          </Box>
        )}
        {found.isError && (
          <ErrorState size="sm" title={words.failed} onRetry={() => void found.refetch()} retrying={found.isFetching} />
        )}
        {isEmpty && (
          <EmptyState
            size="sm"
            icon={q === '' ? 'empty' : 'search'}
            title={q === '' ? words.empty : t('wizard.nothing-found')}
          />
        )}
        <ul className={classes.list} data-compact={compact || undefined}>
          {items.map((item) => (
            <li key={item.id} className={classes.row} dir="auto" data-chosen={chosen.has(item.id) || undefined}>
              <CheckboxField
                label={item.name}
                value={chosen.has(item.id)}
                onChange={() => toggle(item)}
                disabled={isFull && !chosen.has(item.id)}
              />
              <Muted>{item.hint}</Muted>
            </li>
          ))}
        </ul>
        {found.hasNextPage && (
          <Box py="sm" px="var(--pp-gutter)">
            <Button size="sm" onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
              {t('wizard.more')}
            </Button>
          </Box>
        )}
      </section>
    </div>
  );
  return (
    <Card title={words.title} description={words.hint} padding="none">
      {forbidden !== null && <Alert title={forbidden} />}
      <div className={classes.box}>
        <div className={classes.columns}>
          {compact ? (
            <>
              {all}
              {selected}
            </>
          ) : (
            <>
              {selected}
              {all}
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
