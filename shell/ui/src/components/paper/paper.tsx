import type { CSSProperties, ReactNode } from 'react';
import { schemeVariables } from '../../provider/css-variables.ts';
import { light } from '../../tokens/palette.ts';
import classes from './paper.module.css';

export interface PaperProps {
  /** Name of the document. */
  label: string;
  children: ReactNode;
}

// The cast is needed because `CSSProperties` does not have custom properties.
const LIGHT = schemeVariables(light) as CSSProperties;

/** A sheet of paper, to be printed: light whatever the theme. In print it is all there is of the page, without the frame around it. */
export function Paper({ label, children }: PaperProps) {
  return (
    <article aria-label={label} className={classes.root} style={LIGHT}>
      {children}
    </article>
  );
}
