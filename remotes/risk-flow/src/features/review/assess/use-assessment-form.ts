import { ScenarioAssessmentInput, schemas, type ScenarioAssessment } from '@parapet/contracts';
import { assess } from '@parapet/contracts/rules';
import { useSession, useToday } from '@parapet/sdk';
import { useSchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';

const { risk_level: _, ...properties } = ScenarioAssessmentInput.properties;
/** What a person enters; the level follows from it. */
const Assessment = { ...ScenarioAssessmentInput, properties };

/** The form of an assessment, with what the rules assume where nothing is said: reviewed today, by oneself. */
export function useAssessmentForm(
  stored: ScenarioAssessment | undefined,
  save: (assessment: ScenarioAssessment) => Promise<void>,
) {
  const t = useTexts();
  const { user } = useSession();
  const today = useToday();
  const { risk_level: _level, ...known } = stored ?? { risk_level: null };
  return useSchemaForm(Assessment, {
    initialValues: {
      likelihood: null,
      impact: null,
      mitigation_strategy: '',
      residual_risk: null,
      controls_effectiveness: null,
      comments: '',
      last_reviewed: today,
      reviewer: user.name,
      ...known,
    },
    definitions: schemas,
    labels: { likelihood: t('assess.likelihood'), impact: t('assess.impact'), last_reviewed: t('assess.reviewed') },
    onSubmit: (values) => save(assess(values, today)),
  });
}

export type AssessmentForm = ReturnType<typeof useAssessmentForm>;
