import type { CSSProperties } from 'react';
import type { ToneName } from './palette.ts';

/** For the `style` of an element: the colors of a tone as `--tone-soft`, `--tone-text` and `--tone-solid`, which its style sheet uses. */
export function toneStyle(tone: ToneName): CSSProperties {
  const variables = {
    '--tone-soft': `var(--pp-${tone}-soft)`,
    '--tone-text': `var(--pp-${tone}-text)`,
    '--tone-solid': `var(--pp-${tone}-solid)`,
  };
  // The cast is needed because `CSSProperties` does not have custom properties.
  return variables as CSSProperties;
}
