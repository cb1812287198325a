import type { RiskStatus } from '@parapet/contracts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

/** The word for a status of a risk. */
export function useRiskStatusText(): (status: RiskStatus) => string {
  const t = useDomainTexts();
  return (status) => t(`status.${status}`);
}
