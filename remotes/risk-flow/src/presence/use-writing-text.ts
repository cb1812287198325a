import { useTexts } from '../locales/use-texts.ts';
import { useWriter } from './flow-presence.ts';

/** Says who else types in this field, the person themself in another window included; null when nobody does. @param pointer of the field in the flow */
export function useWritingText(pointer: string): string | null {
  const t = useTexts();
  const writer = useWriter(pointer);
  if (writer === null) return null;
  return writer.isYou ? t('presence.writing-you') : t('presence.writing', { name: writer.name });
}
