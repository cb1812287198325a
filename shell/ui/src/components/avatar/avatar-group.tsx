import { toneStyle } from '../../tokens/tone-style.ts';
import { Avatar, type AvatarSize } from './avatar.tsx';
import classes from './avatar.module.css';

export interface AvatarGroupProps {
  names: readonly string[];
  /** Texts shown and read out in place of the names, in the same order. */
  captions?: readonly string[];
  /** So many are shown before '+3'; 4 by default. */
  max?: number;
  size?: AvatarSize;
  /** What these people are, e.g. 'Owners'. */
  label: string;
}

/** Several people in little room; screen readers get all the names. */
export function AvatarGroup({ names, captions = names, max = 4, size = 'sm', label }: AvatarGroupProps) {
  // A '+1' would take as much room as the avatar that it stands for.
  const shown = names.length <= max + 1 ? names : names.slice(0, max);
  const hidden = captions.slice(shown.length);
  return (
    <span role="img" aria-label={`${label}: ${captions.join(', ')}`} className={classes.group}>
      {shown.map((name, index) => (
        <span key={captions[index]} title={captions[index]} className={classes.member}>
          <Avatar name={name} size={size} />
        </span>
      ))}
      {hidden.length > 0 && (
        <span
          className={`${classes.avatar} ${classes.member}`}
          data-size={size}
          style={toneStyle('neutral')}
          title={hidden.join(', ')}
          aria-hidden="true"
        >
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
