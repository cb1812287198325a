import type { ReactNode } from 'react';
import classes from './hero.module.css';

export interface HeroProps {
  /** The page's `h1`. */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Opening of the page for people who are not signed in. */
export function Hero({ title, text, action }: HeroProps) {
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
