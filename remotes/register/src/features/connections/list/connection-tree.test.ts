import type { RiskGraph } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { connectionTree, firstPath, keyOf, levelsWithin, nextPath, visibleRows } from './connection-tree.ts';

const KINDS = { r: 'risk', a: 'asset', p: 'property', s: 'scenario' } as const;
const graphOf = (...edges: string[]): Pick<RiskGraph, 'nodes' | 'edges'> => {
  const pairs = edges.map((edge) => edge.split('-'));
  const ids = [...new Set(pairs.flat())];
  return {
    nodes: ids.map((id) => ({ id, kind: KINDS[id[0] as keyof typeof KINDS], name: id, readable: true })),
    edges: pairs.flatMap(([source, target]) =>
      source !== undefined && target !== undefined ? { source, target } : [],
    ),
  };
};
const textOf = (graph: ReturnType<typeof graphOf>, isOpen = () => true) =>
  visibleRows(connectionTree(graph), isOpen).map(({ path }) => keyOf(path));

test('the tree nests assets below risks, then properties, then scenarios, regardless of the direction of edges', () => {
  expect(textOf(graphOf('r1-a1', 'p1-a1', 'p1-s1', 'a2-r1'))).toEqual([
    'r1',
    'r1 a1',
    'r1 a1 p1',
    'r1 a1 p1 s1',
    'r1 a2',
  ]);
});

test('a record appears below each parent, and scenarios linked to a risk directly come after its assets', () => {
  expect(textOf(graphOf('r1-s1', 'r1-a1', 'r2-a1', 'a1-p1', 'p1-s1'))).toEqual([
    'r1',
    'r1 a1',
    'r1 a1 p1',
    'r1 a1 p1 s1',
    'r1 s1',
    'r2',
    'r2 a1',
    'r2 a1 p1',
    'r2 a1 p1 s1',
  ]);
});

test('records that no risk leads to start trees of their own, so that the whole graph is shown', () => {
  const graph = graphOf('r1-a1', 'a2-p1');
  graph.nodes.push({ id: 'r9', kind: 'risk', name: 'r9', readable: true });
  expect(textOf(graph)).toEqual(['r1', 'r1 a1', 'r9', 'a2', 'a2 p1']);
});

test('rows have a position and an expanded state, and rows below a collapsed row are left out', () => {
  const rows = visibleRows(connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1')), (path) => path.length === 1);
  expect(rows.map(({ node, position, siblings, expanded }) => [node.id, position, siblings, expanded])).toEqual([
    ['r1', 1, 1, true],
    ['a1', 1, 2, false],
    ['a2', 2, 2, undefined],
  ]);
});

test('initially, as many levels are expanded as fit into the row limit', () => {
  const tree = connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1', 'a2-p1', 'p1-s1'));
  // 1 risk, 3 with the assets, 5 with the property below both, 7 with its scenario.
  expect([1, 2, 3, 4, 5, 6, 7].map((most) => levelsWithin(tree, most))).toEqual([0, 0, 1, 1, 2, 2, 4]);
});

test('nextPath goes through all places of a record, and from the last back to the first', () => {
  const tree = connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1', 'a2-p1'));
  expect(firstPath(tree, 'p1')).toEqual(['r1', 'a1', 'p1']);
  expect(nextPath(tree, ['r1', 'a1', 'p1'])).toEqual(['r1', 'a2', 'p1']);
  expect(nextPath(tree, ['r1', 'a2', 'p1'])).toEqual(['r1', 'a1', 'p1']);
  expect(nextPath(tree, ['r1'])).toEqual(['r1']);
});
