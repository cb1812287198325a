import { RISK_SEVERITIES, type GrcTemplate } from '@parapet/contracts';
import { RISK_CATEGORIES, useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { Button, Card, SeverityBadge } from '@parapet/ui';
import { ScaleField, SelectField, TextAreaField } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Wizard } from '../use-wizard.ts';
import classes from '../wizard.module.css';
import { ScorePreview } from './score-preview.tsx';
import { fieldErrors } from './submit-errors.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSuggestion } from './use-suggestion.ts';

interface ReviewFieldsProps {
  wizard: Wizard;
  template: GrcTemplate;
}

/** What the risk starts with besides its title and its answers; the assistant may draft the assessment. */
export function ReviewFields({ wizard, template }: ReviewFieldsProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const { state, set } = wizard;
  const suggestion = useSuggestion(state, template);
  const errors = fieldErrors(wizard.failure);
  const categories = [
    { value: '', label: t('add-risk.no-category') },
    ...RISK_CATEGORIES.map((value) => ({ value, label: seeded(value) })),
  ];
  return (
    <Card
      title={t('add-risk.assessment')}
      actions={
        <Button size="sm" icon="star" onClick={suggestion.ask} loading={suggestion.isWorking}>
          {t('wizard.suggest')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <SuggestionPanel suggestion={suggestion} onUse={set} />
        <TextAreaField
          label={words('field.description')}
          hint={t('add-risk.description-hint')}
          value={state.description}
          onChange={(description) => set({ description })}
          maxLength={10_000}
          rows={3}
          error={errors['description']}
        />
        <SelectField
          label={words('field.category')}
          value={state.category}
          options={categories}
          onChange={(category) => set({ category })}
          error={errors['category']}
        />
        <SelectField
          label={words('field.severity')}
          value={state.severity}
          options={RISK_SEVERITIES.toReversed().map((value) => ({
            value,
            label: words(`severity.${value}`),
            content: <SeverityBadge severity={value} />,
          }))}
          onChange={(severity) => set({ severity })}
        />
        <ScaleField
          label={words('field.impact')}
          value={state.impact_level}
          onChange={(impact_level) => set({ impact_level })}
        />
        <ScaleField
          words="likelihood"
          label={words('field.probability')}
          value={state.probability}
          onChange={(probability) => set({ probability })}
        />
        <ScorePreview impact={state.impact_level} probability={state.probability} />
      </div>
    </Card>
  );
}
