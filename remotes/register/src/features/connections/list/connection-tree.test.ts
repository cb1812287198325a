import type { RiskGraph } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { connectionTree, firstPath, keyOf, levelsWithin, nextPath, visibleRows } from './connection-tree.ts';

const KINDS = { r: 'risk', a: 'asset', p: 'property', s: 'scenario' } as const;
const graphOf = (...edges: string[]): Pick<RiskGraph, 'nodes' | 'edges'> => {
  const pairs = edges.map((edge) => edge.split('-'));
  const ids = [...new Set(pairs.flat())];
  return {
    nodes: ids.map((id) => ({ id, kind: KINDS[id[0] as keyof typeof KINDS], name: id, readable: true })),
    edges: pairs.flatMap(([source, target]) => (source !== undefined && target !== undefined ? { source, target } : [])),
  };
};
const textOf = (graph: ReturnType<typeof graphOf>, isOpen = () => true) => visibleRows(connectionTree(graph), isOpen).map(({ path }) => keyOf(path));

test('a risk leads to its assets, these to their properties, these to their scenarios, whichever way an edge points', () => {
  expect(textOf(graphOf('r1-a1', 'p1-a1', 'p1-s1', 'a2-r1'))).toEqual(['r1', 'r1 a1', 'r1 a1 p1', 'r1 a1 p1 s1', 'r1 a2']);
});

test('a record stands below each of its parents, and a scenario of the risk itself below the risk, after its assets', () => {
  expect(textOf(graphOf('r1-s1', 'r1-a1', 'r2-a1', 'a1-p1', 'p1-s1'))).toEqual([
    'r1', 'r1 a1', 'r1 a1 p1', 'r1 a1 p1 s1', 'r1 s1',
    'r2', 'r2 a1', 'r2 a1 p1', 'r2 a1 p1 s1',
  ]);
});

test('what no risk leads to begins a tree of its own, so that nothing of the graph is left out', () => {
  const graph = graphOf('r1-a1', 'a2-p1');
  graph.nodes.push({ id: 'r9', kind: 'risk', name: 'r9', readable: true });
  expect(textOf(graph)).toEqual(['r1', 'r1 a1', 'r9', 'a2', 'a2 p1']);
});

test('rows say where they stand and whether they are open; what is below a closed row is left out', () => {
  const rows = visibleRows(connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1')), (path) => path.length === 1);
  expect(rows.map(({ node, position, siblings, expanded }) => [node.id, position, siblings, expanded])).toEqual([['r1', 1, 1, true], ['a1', 1, 2, false], ['a2', 2, 2, undefined]]);
});

test('as many levels are open at first as there is room for', () => {
  const tree = connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1', 'a2-p1', 'p1-s1'));
  // 1 risk, 3 with the assets, 5 with the property below both, 7 with its scenario.
  expect([1, 2, 3, 4, 5, 6, 7].map((most) => levelsWithin(tree, most))).toEqual([0, 0, 1, 1, 2, 2, 4]);
});

test('the places of a record follow each other, and the last is followed by the first', () => {
  const tree = connectionTree(graphOf('r1-a1', 'r1-a2', 'a1-p1', 'a2-p1'));
  expect(firstPath(tree, 'p1')).toEqual(['r1', 'a1', 'p1']);
  expect(nextPath(tree, ['r1', 'a1', 'p1'])).toEqual(['r1', 'a2', 'p1']);
  expect(nextPath(tree, ['r1', 'a2', 'p1'])).toEqual(['r1', 'a1', 'p1']);
  expect(nextPath(tree, ['r1'])).toEqual(['r1']);
});
