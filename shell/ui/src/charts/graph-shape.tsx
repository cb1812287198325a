import type { ToneName } from '../tokens/palette.ts';

/** Shape and color both tell the kind of a node. */
export const GRAPH_SHAPES = {
  square: {
    tone: 'accent',
    path: 'M0 1.5a1.5 1.5 0 0 1 1.5-1.5h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5z',
  },
  circle: { tone: 'blue', path: 'M5 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10z' },
  diamond: { tone: 'green', path: 'M5 0l5 5l-5 5l-5-5z' },
  triangle: { tone: 'amber', path: 'M5 .5l5 9h-10z' },
} as const satisfies Record<string, { tone: ToneName; path: string }>;

export type GraphShape = keyof typeof GRAPH_SHAPES;

/** Decoration: the kind of a node, beside its name. */
export function GraphMark({ shape }: { shape: GraphShape }) {
  const { tone, path } = GRAPH_SHAPES[shape];
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={path} fill={`var(--pp-${tone}-solid)`} />
    </svg>
  );
}
