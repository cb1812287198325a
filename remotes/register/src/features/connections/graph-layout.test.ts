import { GRAPH_KINDS, GRAPH_LIMITS, type GraphKind, type RiskGraph } from '@parapet/contracts';
import { describe, expect, it } from 'vitest';
import { layoutGraph, neighborsIn, rowsNear } from './graph-layout.ts';
import { nodeLabel } from './node-label.ts';

const node = (kind: GraphKind, id: string): RiskGraph['nodes'][number] => ({ kind, id, name: id, readable: true });

describe('layoutGraph', () => {
  it('puts kinds beside each other, and nodes near to their neighbors', () => {
    const nodes = [
      node('scenario', 's'),
      node('risk', 'r'),
      node('asset', 'a1'),
      node('asset', 'a2'),
      node('property', 'p2'),
      node('property', 'p1'),
    ];
    const edges = [
      ['r', 'a1'],
      ['r', 'a2'],
      ['a1', 'p1'],
      ['a2', 'p2'],
      ['p1', 's'],
    ].map(([source = '', target = '']) => ({ source, target }));
    const { places, headings } = layoutGraph({ nodes, edges });
    expect(['r', 'a1', 'p1', 's'].map((id) => places.get(id)?.x)).toEqual([0, 200, 400, 600]);
    expect(places.get('p1')?.y).toBeLessThan(places.get('p2')?.y ?? 0);
    expect(headings.map(({ kind }) => kind)).toEqual(GRAPH_KINDS);
    // In one line, above all nodes.
    expect(new Set(headings.map(({ y }) => y)).size).toBe(1);
    expect(headings[0]?.y).toBeLessThan(Math.min(...[...places.values()].map(({ y }) => y)));
  });

  it('puts the nodes of all kinds into the same rows, between which lines can run', () => {
    const nodes = [1, 2, 3, 4].flatMap((count, at) =>
      Array.from({ length: count }, (_, index) => node(GRAPH_KINDS[at] ?? 'risk', `${count}.${index}`)),
    );
    const { places, rows } = layoutGraph({ nodes, edges: [] });
    expect([...places.values()].filter(({ y }) => y % rows.step !== 0)).toEqual([]);
  });

  it('never lets two nodes overlap, however many there are', () => {
    const nodes = Array.from({ length: 2000 }, (_, index) => node(GRAPH_KINDS[index % 3] ?? 'risk', String(index)));
    const { places } = layoutGraph({ nodes, edges: [] });
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(2000);
    expect(places.size).toBe(2000);
  });

  it('places unconnected risks first, so that connected risks are next to their assets', () => {
    const risks = Array.from({ length: 40 }, (_, index) => node('risk', `r${index}`));
    const { places } = layoutGraph({ nodes: [...risks, node('asset', 'a')], edges: [{ source: 'r0', target: 'a' }] });
    expect(places.get('r0')?.x).toBe(Math.max(...risks.map(({ id }) => places.get(id)?.x ?? 0)));
  });

  it('takes less than a fifth of a second for the largest graph, so that no worker is needed', () => {
    const nodes = Array.from({ length: GRAPH_LIMITS.nodes }, (_, index) =>
      node(GRAPH_KINDS[index % GRAPH_KINDS.length] ?? 'risk', String(index)),
    );
    const edges = Array.from({ length: GRAPH_LIMITS.edges }, (_, index) => ({
      source: String(index % nodes.length),
      target: String((index * 7 + 1) % nodes.length),
    }));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      layoutGraph({ nodes, edges });
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it('leaves kinds without nodes out', () => {
    const { places, headings } = layoutGraph({ nodes: [node('risk', 'r'), node('scenario', 's')], edges: [] });
    expect(places.get('s')?.x).toBe(200);
    expect(headings).toHaveLength(2);
    expect(layoutGraph({ nodes: [], edges: [] }).headings).toEqual([]);
  });
});

it.each([
  [[1, 1.2, 7], 10, [1, 2, 7]],
  [[8, 9, 9, 9], 10, [6, 7, 8, 9]],
  [[0, 0, 0], 2, [0, 1, 2]],
  [[], 4, []],
])('rows near to %j among %i are %j', (wanted, most, rows) => expect(rowsNear(wanted, most)).toEqual(rows));

it('knows the neighbors of each node, in both directions', () => {
  const neighbors = neighborsIn({
    nodes: [node('risk', 'r'), node('asset', 'a'), node('asset', 'b')],
    edges: [{ source: 'r', target: 'a' }],
  });
  expect([...neighbors]).toEqual([
    ['r', ['a']],
    ['a', ['r']],
    ['b', []],
  ]);
});

describe('nodeLabel', () => {
  it.each([
    ['Eighteen letters!!', 'Eighteen letters!!'],
    ['Ransomware stops the WMS', 'Ransomware stops t…'],
    ['👩‍💻'.repeat(18), '👩‍💻'.repeat(18)],
    ['', ''],
  ])('labels "%s" as "%s"', (name, label) => expect(nodeLabel(name)).toBe(label));
});
