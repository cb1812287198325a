import { useDomainTexts } from '../locales/use-domain-texts.ts';

/** A level of impact or probability with its word: `4 High`. @param level 1-5 */
export function useScaleText(): (level: number) => string {
  const t = useDomainTexts();
  return (level) => {
    switch (level) {
      case 1:
        return t('scale.1');
      case 2:
        return t('scale.2');
      case 3:
        return t('scale.3');
      case 4:
        return t('scale.4');
      case 5:
        return t('scale.5');
      default:
        return String(level);
    }
  };
}
