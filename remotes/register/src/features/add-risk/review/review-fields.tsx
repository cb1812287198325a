import { RISK_SEVERITIES, type GrcTemplate } from '@parapet/contracts';
import { useDomainTexts, useScaleText } from '@parapet/domain-ui';
import { CategorySelect, PersonSelect, Proposal, ProposalBanner } from '@parapet/domain-ui/forms';
import { Button, Card, SeverityBadge, Stack } from '@parapet/ui';
import { SelectField, TextAreaField } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';
import { LevelField } from '../level-field.tsx';
import type { Wizard } from '../use-wizard.ts';
import classes from './review.module.css';
import { ScorePreview } from './score-preview.tsx';
import { fieldErrors } from './submit-errors.ts';
import { useSuggestion } from './use-suggestion.ts';

const LEVELS = [
  ['impact_level', 'impact'],
  ['probability', 'probability'],
] as const;

interface ReviewFieldsProps {
  wizard: Wizard;
  template: GrcTemplate;
}

/** What the risk starts with besides its title and its answers; the assistant may draft the assessment. */
export function ReviewFields({ wizard, template }: ReviewFieldsProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const { state, set } = wizard;
  const scale = useScaleText();
  const { proposals, draft } = useSuggestion({ ...state, scenarios: wizard.scenarios }, template, set);
  const errors = fieldErrors(wizard.failure);
  return (
    <Card
      title={t('add-risk.assessment')}
      actions={
        <Button
          size="sm"
          icon="star"
          onClick={draft.ask}
          loading={draft.isWorking}
          disabledReason={proposals.isOpen ? t('wizard.suggestion-open') : null}
        >
          {t('wizard.suggest')}
        </Button>
      }
    >
      <Stack gap="1.125rem">
        <ProposalBanner
          title={t('wizard.suggestion')}
          draft={draft}
          counts={proposals.count}
          onAcceptAll={proposals.acceptAll}
        />
        <TextAreaField
          label={words('field.description')}
          hint={t('add-risk.description-hint')}
          value={state.description}
          onChange={(description) => set({ description })}
          maxLength={10_000}
          rows={3}
          error={errors['description']}
        />
        <CategorySelect
          label={words('field.category')}
          value={state.category}
          onChange={(category) => set({ category })}
          error={errors['category']}
        />
        <div className={classes.people}>
          <PersonSelect
            label={words('field.owner')}
            value={state.owner_id}
            onChange={(owner_id) => set({ owner_id })}
            error={errors['owner_id']}
          />
          <PersonSelect
            label={words('field.reviewer')}
            value={state.reviewer_id}
            onChange={(reviewer_id) => set({ reviewer_id })}
            error={errors['reviewer_id']}
          />
        </div>
        <div>
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
          <Proposal
            proposals={proposals}
            field="severity"
            label={words('field.severity')}
            now={words(`severity.${state.severity}`)}
          >
            {(value) => RISK_SEVERITIES.filter((one) => one === value).map((one) => words(`severity.${one}`))}
          </Proposal>
        </div>
        {LEVELS.map(([field, axis]) => (
          <div key={field}>
            <LevelField field={field} wizard={wizard} />
            <Proposal
              proposals={proposals}
              field={field}
              label={words(`field.${axis}`)}
              now={scale(state[field], axis)}
            >
              {(value) => scale(Number(value), axis)}
            </Proposal>
          </div>
        ))}
        <ScorePreview impact={state.impact_level} probability={state.probability} />
      </Stack>
    </Card>
  );
}
