import { useTexts } from '../locales/use-texts.ts';

const LEVELS = ['quality.1', 'quality.2', 'quality.3', 'quality.4', 'quality.5'] as const;

/** A level of controls effectiveness in words: '3 Fair'. */
export function useQualityText(): (level: number) => string {
  const t = useTexts();
  return (level) => {
    const key = LEVELS[level - 1];
    return key === undefined ? String(level) : t(key);
  };
}
