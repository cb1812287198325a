import { seesRisk } from '@parapet/contracts/rules';
import { useCan, useSession } from '@parapet/sdk';
import { useTexts } from '../locales/use-texts.ts';

/** Whether the person may change or delete a GRC template: by their role, and for those with domains of their own only in these. */
export function useCanGrc(): (
  action: 'update' | 'delete',
  template: { domain_id: string | null },
) => { allowed: boolean; reason?: string } {
  const t = useTexts();
  const can = useCan();
  const session = useSession();
  return (action, { domain_id }) => {
    const decision = can('risks', action);
    return decision.allowed && !seesRisk(session, domain_id)
      ? { allowed: false, reason: t('grc-templates.other-domain') }
      : decision;
  };
}
