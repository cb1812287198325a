import type { ReactNode, Ref } from 'react';
import classes from './hero.module.css';

export interface HeroProps {
  /** The page's `h1`. */
  title: string;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  /** Buttons; on a phone they share the width. */
  action?: ReactNode;
  /** A quiet line beside the buttons. */
  note?: ReactNode;
}

/** Opening of the page for people who are not signed in. */
export function Hero({ title, titleRef, text, action, note }: HeroProps) {
  return (
    <div className={classes.root}>
      <h1 ref={titleRef} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {(action !== undefined || note !== undefined) && (
        <div className={classes.action}>
          {action}
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </div>
      )}
    </div>
  );
}
