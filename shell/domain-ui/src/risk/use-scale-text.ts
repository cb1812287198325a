import { useDomainTexts } from '../locales/use-domain-texts.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/**
 * A level with its word: `4 High`. A likelihood has words of its own, since their gender differs in some languages from that of an impact.
 * @param level 1-5
 */
export type ScaleText = (level: number, of?: 'scale' | 'likelihood') => string;

export function useScaleText(): ScaleText {
  const t = useDomainTexts();
  return (level, of = 'scale') => {
    const known = LEVELS.find((one) => one === level);
    return known === undefined ? String(level) : t(`${of}.${known}`);
  };
}
