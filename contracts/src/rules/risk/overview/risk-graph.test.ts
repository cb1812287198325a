import { expect, it } from 'vitest';
import { connectedGraph, type GraphRecord } from './risk-graph.ts';

const record = (id: string, ...links: string[]): GraphRecord => ({
  id,
  kind: 'asset',
  name: id.toUpperCase(),
  readable: true,
  links,
});

it('connectedGraph connects two records once, whichever of them links to the other', () => {
  const graph = connectedGraph([record('a', 'b', 'b', 'a', 'gone'), record('b', 'a', 'c'), record('c')]);
  expect(graph.edges).toEqual([
    { source: 'a', target: 'b' },
    { source: 'b', target: 'c' },
  ]);
  expect(graph.nodes[0]).toEqual({ id: 'a', kind: 'asset', name: 'A', readable: true });
  expect(graph.cut).toBe(false);
});

it('connectedGraph keeps the first records and edges up to the limits, and reports whether any were cut', () => {
  const records = [record('a', 'b', 'c'), record('b', 'c'), record('c')];
  expect(connectedGraph(records, { nodes: 2, edges: 9 })).toMatchObject({
    nodes: [{ id: 'a' }, { id: 'b' }],
    edges: [{ target: 'b' }],
    cut: true,
  });
  expect(connectedGraph(records, { nodes: 3, edges: 2 })).toMatchObject({
    edges: [{ target: 'b' }, { target: 'c' }],
    cut: true,
  });
  expect(connectedGraph(records, { nodes: 3, edges: 3 }).cut).toBe(false);
});
