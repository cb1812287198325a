import type { ScenarioAssessment } from '@parapet/contracts';
import { useScaleText } from '@parapet/domain-ui';
import { useTexts } from '../locales/use-texts.ts';
import { useQualityText } from './use-quality-text.ts';

/** The ratings of an assessment in words; those that were not given are left out. */
export function useAssessmentFacts(): (assessment: ScenarioAssessment) => { label: string; value: string }[] {
  const t = useTexts();
  const scale = useScaleText();
  const quality = useQualityText();
  return ({ likelihood, impact, residual_risk: residual, controls_effectiveness: controls }) => [
    { label: t('assess.likelihood'), value: scale(likelihood, 'probability') },
    { label: t('assess.impact'), value: scale(impact, 'impact') },
    ...(residual === null ? [] : [{ label: t('assess.residual'), value: scale(residual, 'residual') }]),
    ...(controls === null ? [] : [{ label: t('assess.controls'), value: quality(controls) }]),
  ];
}
