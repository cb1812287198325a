import type { FlowWorkspace } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';

/** Names of the assets, properties and scenarios of a flow by id, also of deleted ones; "Unknown" where a name is not there. */
export function useItemName({ names }: Pick<FlowWorkspace['flow'], 'names'>): (id: string) => string {
  const words = useDomainTexts();
  return (id) => names[id] ?? words('value.unknown');
}
