import type { AuditedEntity, ReferencedKind } from '@parapet/contracts';
import type { IconName } from '@parapet/ui';

/** The three kinds of items, named as their tabs. */
export const ITEM_KINDS = ['assets', 'properties', 'scenarios'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

interface KindFacts {
  /** Name in the URL of the record that is open beside the list. */
  openParam: string;
  entity: AuditedEntity;
  reference: ReferencedKind;
  icon: IconName;
}

export const KIND_FACTS: Readonly<Record<ItemKind, KindFacts>> = {
  assets: { openParam: 'asset', entity: 'assets', reference: 'asset', icon: 'asset' },
  properties: { openParam: 'property', entity: 'properties', reference: 'property', icon: 'file' },
  scenarios: { openParam: 'scenario', entity: 'risk_scenarios', reference: 'risk-scenario', icon: 'scenario' },
};

/** Path of the page that shows an item beside its list. */
export function itemPath(kind: ItemKind, id: string): string {
  const search = new URLSearchParams({ ...(kind !== 'assets' && { tab: kind }), [KIND_FACTS[kind].openParam]: id });
  return `/cybersecurity?${search}`;
}
