import { useCan, useOperation } from '@parapet/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/** Asks for the default GRC templates once, when the page is opened (section 2, "Cybersecurity page"). The list is read anew when some were added. */
export function useGrcDefaults(): void {
  const t = useTexts();
  const { allowed } = useCan()('risks', 'read');
  const { mutate } = useOperation('initializeGrcDefaults', { failed: t('grc-templates.initialize-failed') });
  const initialize = useEffectEvent(() => mutate({}));
  useEffect(() => {
    if (allowed) initialize();
  }, [allowed]);
}
