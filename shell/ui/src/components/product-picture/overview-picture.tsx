import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES, type Level } from '../../tokens/meanings.ts';
import classes from './overview-picture.module.css';
import type { PictureProps } from './pictures.tsx';
import frame from './product-picture.module.css';
import { CELLS, LEVELS } from './sample-register.ts';

/** Matrix, summary and profiles beside the register. */
export function OverviewPicture({ texts }: PictureProps) {
  const t = useTexts();
  const counts: Record<Level, number> = { critical: 0, high: 0, medium: 0, low: 0 };
  const cells = CELLS.flatMap((line, index) =>
    line.map((count, column) => ({
      id: `${5 - index}-${column + 1}`,
      count,
      level: scoreBucket((5 - index) * (column + 1)),
    })),
  );
  for (const { count, level } of cells) counts[level] += count;
  return (
    <div className={classes.overview}>
      <div>
        <h3>{texts.matrix}</h3>
        <div className={classes.matrix}>
          {cells.map(({ id, count, level }) => (
            <span key={id} data-tone={LEVEL_TONES[level]}>
              {count === 0 ? '' : count}
            </span>
          ))}
        </div>
        <div className={classes.axes}>
          <span>{`↑ ${texts.impact}`}</span>
          <span>{`${texts.probability} →`}</span>
        </div>
      </div>
      <div>
        <h3>{texts.summary}</h3>
        {LEVELS.map((level) => (
          <div key={level} className={classes.count}>
            <i data-tone={LEVEL_TONES[level]} />
            <span>{t(`level.${level}`)}</span>
            <b>{counts[level]}</b>
          </div>
        ))}
      </div>
      <div>
        <h3>{texts.profiles}</h3>
        <span className={frame.chip}>{texts.mine}</span>{' '}
        <span className={frame.chip} data-on>
          {texts.board}
        </span>
      </div>
    </div>
  );
}
