import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './feature-list.module.css';

export interface Feature {
  icon?: IconName;
  /** Shown above the title, and hidden from screen readers: it only illustrates the text. */
  picture?: ReactNode;
  title: string;
  text?: ReactNode;
}

export interface FeatureListProps {
  features: readonly Feature[];
}

/** What the product does: one frame, with hairlines between the entries. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={classes.root}>
      {features.map(({ icon, picture, title, text }) => (
        <li key={title} className={classes.feature}>
          {picture !== undefined && (
            <div className={classes.picture} aria-hidden="true" inert>
              {picture}
            </div>
          )}
          <div className={classes.words}>
            {icon !== undefined && <Icon name={icon} size={20} className={classes.icon} />}
            <h2 className={classes.title}>{title}</h2>
            {text !== undefined && <p className={classes.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
