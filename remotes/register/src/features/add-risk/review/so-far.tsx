import { useSeededText } from '@parapet/domain-ui';
import { Card } from '@parapet/ui';
import type { Wizard } from '../use-wizard.ts';
import { PickedSections } from './picked-sections.tsx';
import classes from './review.module.css';
import { ScorePreview } from './score-preview.tsx';

/** What was filled in so far, beside the questions where the page is wide. */
export function SoFar({ wizard }: { wizard: Wizard }) {
  const seeded = useSeededText();
  const { state, template } = wizard;
  return (
    <Card
      title={state.title}
      {...(template !== null && { description: seeded(template.name) })}
      padding="none"
      footer={<ScorePreview impact={state.impact_level} probability={state.probability} />}
    >
      <div className={classes.sections}>
        <PickedSections wizard={wizard} />
      </div>
    </Card>
  );
}
