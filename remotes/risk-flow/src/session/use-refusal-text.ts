import { failureOf } from '@parapet/sdk';
import { useTexts } from '../locales/use-texts.ts';
import type { AssetRefusal } from './use-refused-assets.ts';

/** Why the service did not let assets into the flow; null when it let all in. */
export function useRefusalText(refusal: AssetRefusal | null): string | null {
  const t = useTexts();
  if (refusal === null) return null;
  const { ids, error } = refusal;
  const { limit, of: noun } = error.errors?.find(({ path }) => path === '/selected_assets')?.params ?? {};
  if (typeof limit !== 'number' || (noun !== 'properties' && noun !== 'scenarios'))
    return failureOf(error, t('flow.not-saved')).message;
  return t(`assets.too-many-${noun}`, { count: ids.length, limit });
}
