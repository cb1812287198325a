import { NO_SCALE_LABELS } from '@parapet/contracts/rules';
import { useSession } from '@parapet/sdk';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** What is measured from 1 to 5. The impact and the probability, or likelihood, may have words of the organization. */
type Scale = 'impact' | 'probability' | 'residual';

/** The words that the organization gave the levels of impact and probability; empty ones stand for those of the product. */
export const useScaleLabels = () => useSession().scaleLabels ?? NO_SCALE_LABELS;

/**
 * A level with its word: `4 High`.
 * @param level 1-5
 */
export type ScaleText = (level: number, of: Scale) => string;

export function useScaleText(): ScaleText {
  const t = useDomainTexts();
  const own = useScaleLabels();
  return (level, of) => {
    const known = LEVELS.find((one) => one === level);
    if (known === undefined) return String(level);
    const word = of === 'residual' ? '' : own[of][known - 1];
    if (word) return `${known} ${word}`;
    // Its gender differs in some languages from that of an impact.
    return t(`${of === 'probability' ? 'likelihood' : 'scale'}.${known}`);
  };
}
