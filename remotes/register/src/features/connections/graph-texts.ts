import type { GraphKind } from '@parapet/contracts';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { UNCONNECTED, type Grouping, type RiskGroup } from './folded-graph.ts';

/** Shape and color both tell the kind. */
export const SHAPES = {
  risk: 'square',
  asset: 'circle',
  property: 'diamond',
  scenario: 'triangle',
} as const satisfies Record<GraphKind, string>;

/** The words for a kind of node. The object changes only with the language. */
export function useKindTexts() {
  const t = useTexts();
  const words = useDomainTexts();
  return useMemo(
    () => ({
      one: (kind: GraphKind) => words(kind === 'scenario' ? 'record.risk-scenario' : `record.${kind}`),
      many: (kind: GraphKind) => t(`connections.kind.${kind}`),
      count: (kind: GraphKind, count: number) => t(`connections.count.${kind}`, { count }),
    }),
    [t, words],
  );
}

/** The heading of a group of risks. The function changes only with the language and the grouping. */
export function useGroupName(by: Grouping): (group: Pick<RiskGroup, 'key' | 'name'>) => string {
  const t = useTexts();
  const seeded = useSeededText();
  return useCallback(
    ({ key, name }) => {
      if (key === UNCONNECTED) return t('connections.fold.unconnected');
      return seeded(name) || (by === 'asset' ? t('connections.fold.no-asset') : t('add-risk.no-category'));
    },
    [t, seeded, by],
  );
}
