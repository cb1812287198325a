import { errorMessage, useCan, useNotify, useOperation } from '@parapet/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/** Asks for the default GRC templates once, when the page is opened (section 2, "Cybersecurity page"). The list is read anew when some were added. */
export function useGrcDefaults(): void {
  const t = useTexts();
  const notify = useNotify();
  const { allowed } = useCan()('risks', 'read');
  const { mutate } = useOperation('initializeGrcDefaults');
  const initialize = useEffectEvent(() =>
    mutate({}, { onError: (error) => notify.error(errorMessage(error, t('grc-templates.initialize-failed'))) }),
  );
  useEffect(() => {
    if (allowed) initialize();
  }, [allowed]);
}
