import type { NavEntry } from '@parapet/contracts/remote';
import { ACTIONS, RESOURCES } from '@parapet/contracts/rules';
import { useCan, useSession } from '@parapet/sdk';

/** Whether somebody may see an entry of the sidebar. */
export function usePermitted(): (entry: Pick<NavEntry, 'needs' | 'roles'>) => boolean {
  const can = useCan();
  const { role } = useSession();
  return ({ needs, roles }) => {
    if (roles && !roles.includes(role)) return false;
    if (!needs) return true;
    const resource = RESOURCES.find((one) => one === needs.resource);
    const action = ACTIONS.find((one) => one === needs.action);
    return resource !== undefined && action !== undefined && can(resource, action).allowed;
  };
}
