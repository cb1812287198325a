import type { ToneName } from '../../tokens/palette.ts';
import { toneStyle } from '../../tokens/tone-style.ts';
import { initials } from './initials.ts';
import classes from './avatar.module.css';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg';

export interface AvatarProps {
  /** Name or e-mail address of the person. */
  name: string;
  /** `xs` 20 px (in a field), `sm` 24 px, `md` 28 px, `lg` 32 px. */
  size?: AvatarSize;
  /** Makes the name available to screen readers and as a title, for an avatar without the name beside it. */
  labelled?: boolean;
}

/** The initials of a person on a color that is always the same for the same name. */
export function Avatar({ name, size = 'sm', labelled = false }: AvatarProps) {
  const said = labelled ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true };
  return (
    <span {...said} className={classes.avatar} data-size={size} style={toneStyle(toneOf(name))}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}

/** Tones for people. Yellow to red are left out, because they say that something is wrong. */
const PEOPLE = ['blue', 'accent', 'green', 'neutral'] as const satisfies readonly ToneName[];

/** Spreads names over the tones; the same on every device. */
export function toneOf(name: string): ToneName {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return PEOPLE[hash % PEOPLE.length] ?? 'accent';
}
