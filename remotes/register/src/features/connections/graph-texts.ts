import type { GraphKind } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useMemo } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/** Shape and color both tell the kind. */
export const SHAPES = {
  risk: 'square',
  asset: 'circle',
  property: 'diamond',
  scenario: 'triangle',
} as const satisfies Record<GraphKind, string>;

interface KindTexts {
  one: (kind: GraphKind) => string;
  many: (kind: GraphKind) => string;
  count: (kind: GraphKind, count: number) => string;
}

/** The words for a kind of node. The object changes only with the language. */
export function useKindTexts(): KindTexts {
  const t = useTexts();
  const words = useDomainTexts();
  return useMemo(
    () => ({
      one: (kind) => words(kind === 'scenario' ? 'record.risk-scenario' : `record.${kind}`),
      many: (kind) => t(`connections.kind.${kind}`),
      count: (kind, count) => t(`connections.count.${kind}`, { count }),
    }),
    [t, words],
  );
}
