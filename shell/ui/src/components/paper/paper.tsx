import type { CSSProperties, ReactNode } from 'react';
import { schemeVariables } from '../../provider/css-variables.ts';
import { light, type Scheme, type Tone } from '../../tokens/palette.ts';
import classes from './paper.module.css';

export interface PaperProps {
  /** Name of the document. */
  label: string;
  children: ReactNode;
}

/** A tone of the light theme, unless the style sheet says otherwise for print. */
const onPaper = ({ soft, text, solid }: Tone): Tone => ({
  soft: `var(--paper-soft, ${soft})`,
  text: `var(--paper-ink, ${text})`,
  solid: `var(--paper-ink, ${solid})`,
});
const tones = Object.fromEntries(Object.entries(light.tones).map(([name, tone]) => [name, onPaper(tone)]));
// The casts are needed because entries have no names, and `CSSProperties` no custom properties.
const LIGHT = schemeVariables({ ...light, tones: tones as Scheme['tones'] }) as CSSProperties;

/** A sheet of paper, to be printed: light whatever the theme. In print it is all there is of the page, without the frame around it. */
export function Paper({ label, children }: PaperProps) {
  return (
    <article aria-label={label} className={classes.root} style={LIGHT}>
      {children}
    </article>
  );
}
