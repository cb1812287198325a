import { expect, it } from 'vitest';
import { nodeAt } from './graph-overview.tsx';

const node = (id: string, x: number, y: number) => ({ id, shape: 'circle' as const, label: id, title: id, x, y });

const rows = { height: 38, step: 58 };

it('finds the node under a point', () => {
  const nodes = [node('a', 0, 0), node('b', 200, 58)];
  expect(nodeAt(nodes, { x: 10, y: 38 }, rows)?.id).toBe('a');
  expect(nodeAt(nodes, { x: 200, y: 60 }, rows)?.id).toBe('b');
  expect(nodeAt(nodes, { x: 190, y: 10 }, rows)).toBeUndefined();
});
