import type { ReactNode } from 'react';
import classes from './description-list.module.css';

export interface DescriptionItem {
  label: string;
  /** null, undefined and '' show a dash. */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `stacked` puts the label above the value, `row` also the facts beside one another. */
  layout?: 'columns' | 'stacked' | 'row';
}

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={classes.root} data-layout={layout}>
      {items.map(({ label, value }) => (
        <div key={label} className={classes.item}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value} dir="auto">
            {value === null || value === undefined || value === '' ? '—' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
