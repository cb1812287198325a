import type { ReactNode } from 'react';
import classes from './sortable-list.module.css';

/** One item as the parts of the list see it. */
export interface SortableRow {
  id: string;
  label: string;
  content: ReactNode;
}

interface SortableFallbackProps {
  label: string;
  rows: readonly SortableRow[];
  /** While the handles load: their space is reserved, and nothing can be typed that would be lost. */
  loading?: boolean;
}

/** The list without the means to change its order. */
export function SortableFallback({ label, rows, loading = false }: SortableFallbackProps) {
  return (
    <ol aria-label={label} aria-busy={loading || undefined} inert={loading} className={classes.list}>
      {rows.map(({ id, content }) => (
        <li key={id} className={classes.row}>
          {loading && <span className={classes.handle} />}
          <div className={classes.content}>{content}</div>
        </li>
      ))}
    </ol>
  );
}
