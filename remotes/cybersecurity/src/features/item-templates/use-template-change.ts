import { canChangeTemplates } from '@parapet/contracts/rules';
import { useCan, useSession } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';

/** May this person change templates? `reason` says why not. */
export function useTemplateChange(): { allowed: boolean; reason?: string } {
  const t = useTexts();
  const session = useSession();
  const assets = useCan()('assets', 'update');
  return !assets.allowed || canChangeTemplates(session).allowed
    ? assets
    : { allowed: false, reason: t('items.templates-shared') };
}
