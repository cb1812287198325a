import { useFormat } from '@parapet/sdk';
import { Group, Muted, QueryView, TextLink, Title, type ViewedQuery } from '@parapet/ui';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './item-panel.module.css';

/** Entries that a panel shows; a link leads to all. */
export const SHOWN = 8;

/** In place of a query whose answer is known to be empty. */
export const NOTHING = { data: { items: [], total: 0 }, error: null, isFetching: false, refetch: () => {} };

interface LinkedSectionProps<T> {
  title: string;
  /** What stands at the end of each line, e.g. 'Score'. */
  aside?: string;
  query: ViewedQuery<{ items: readonly T[]; total: number }>;
  failed: string;
  /** Said when there are none. */
  none: string;
  entry: (item: T) => { id: string; name: string; to: string; detail: ReactNode };
  /** Address of a list with all of them. */
  all?: string | undefined;
}

/** Records of one kind that an item is linked to, each a link. */
export function LinkedSection<T>({ title, aside, query, failed, none, entry, all }: LinkedSectionProps<T>) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Group gap="0.375rem" align="baseline" wrap="nowrap" mb="0.25rem">
        <Title id={id} order={3} size="sm">
          {title}
        </Title>
        {query.data !== undefined && <Muted size="xs">{format.number(query.data.total)}</Muted>}
        {aside !== undefined && query.data !== undefined && query.data.total > 0 && (
          <Muted size="xs" ms="auto">
            {aside}
          </Muted>
        )}
      </Group>
      <QueryView query={query} size="sm" shape="lines" failed={failed}>
        {({ items, total }) => (
          <>
            {total === 0 && <Muted size="xs">{none}</Muted>}
            <ul>
              {items.map(entry).map((one) => (
                <li key={one.id} className={classes.row}>
                  <TextLink to={one.to} quiet>
                    {one.name}
                  </TextLink>
                  <span className={classes.detail}>{one.detail}</span>
                </li>
              ))}
            </ul>
            {total > items.length && all !== undefined && (
              <TextLink to={all} className={classes.all}>
                {t('items.show-all', { n: format.number(total) })}
              </TextLink>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
