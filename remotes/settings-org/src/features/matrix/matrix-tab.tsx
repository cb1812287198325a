import { ColorsCard } from './colors-card.tsx';
import { LevelsCard } from './levels-card.tsx';
import type { MatrixProps } from './matrix-props.ts';
import classes from './matrix-tab.module.css';
import { PreviewCard } from './preview-card.tsx';

/** The person's risk matrix: how many levels it has, its colors, and the levels of single cells. */
export function MatrixTab(props: MatrixProps) {
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <LevelsCard {...props} />
        <ColorsCard {...props} />
      </div>
      <PreviewCard {...props} />
    </div>
  );
}
