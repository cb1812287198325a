import { countCharacters } from '../../forms/count-characters.ts';
import { useTexts } from '../../provider/kit-context.ts';

/** A text like '90 of 100 characters' from 80% of the limit on; counted like the form's validation. */
export function useLength(text: string, maxLength: number | undefined): string | undefined {
  const t = useTexts();
  if (maxLength === undefined) return undefined;
  const count = countCharacters(text);
  return count >= maxLength * 0.8 ? t('field.of', { count, max: maxLength }) : undefined;
}
