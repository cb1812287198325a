import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './feature-list.module.css';

export interface Feature {
  icon: IconName;
  title: string;
  text?: ReactNode;
}

export interface FeatureListProps {
  features: readonly Feature[];
}

/** What the product does, as a row of short entries. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={classes.root}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className={classes.feature}>
          <Icon name={icon} size={22} className={classes.icon} />
          <h2 className={classes.title}>{title}</h2>
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
