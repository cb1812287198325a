import type { Level } from '@parapet/ui';
import { LEVELS } from '@parapet/contracts';
import type { ReactNode } from 'react';
import classes from './report.module.css';

/** A level in words, after as many bars of four: it is told apart without its color. */
export function LevelBars({ level, children }: { level: Level; children: ReactNode }) {
  const full = LEVELS.indexOf(level);
  return (
    <span className={classes.level}>
      <span className={classes.bars} aria-hidden>
        {LEVELS.map((one, index) => (
          <i key={one} data-full={index <= full || undefined} />
        ))}
      </span>
      {children}
    </span>
  );
}
