import { useDomainTexts, useScaleLabels } from '@parapet/domain-ui';
import { ScaleField } from '@parapet/ui/forms';
import { fieldErrors } from './review/submit-errors.ts';
import type { Wizard } from './use-wizard.ts';

interface LevelFieldProps {
  field: 'impact_level' | 'probability';
  wizard: Wizard;
}

/** Impact or probability of the new risk, 1 to 5. */
export function LevelField({ field, wizard: { state, set, failure } }: LevelFieldProps) {
  const words = useDomainTexts();
  const labels = useScaleLabels();
  const [name, scale] =
    field === 'impact_level' ? (['impact', 'level'] as const) : (['probability', 'likelihood'] as const);
  return (
    <ScaleField
      words={scale}
      label={words(`field.${name}`)}
      labels={labels[name]}
      value={state[field]}
      onChange={(level) => set({ [field]: level })}
      error={fieldErrors(failure)[field]}
    />
  );
}
