import type { GraphKind, RiskGraphNode } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { foldGraph, isFold, UNCONNECTED, type Folding } from './folded-graph.ts';
import { layoutColumns } from './graph-layout.ts';

const node = (kind: GraphKind, id: string, category?: string): RiskGraphNode => ({
  kind,
  id,
  name: id,
  readable: true,
  ...(category !== undefined && { category }),
});
const risks = (from: string, count: number, category: string) =>
  Array.from({ length: count }, (_, at) => node('risk', `${from}${at}`, category));

const security = risks('s', 14, 'Security');
const privacy = risks('p', 3, 'Privacy');
const alone = risks('a', 20, 'Security');
const GRAPH = {
  nodes: [...security, ...alone, ...privacy, node('asset', 'portal'), node('asset', 'files'), node('scenario', 'leak')],
  edges: [
    ...security.map(({ id }) => ({ source: id, target: 'portal' })),
    ...privacy.map(({ id }) => ({ source: id, target: 'files' })),
    { source: 'p0', target: 'leak' },
  ],
  total: 37,
  cut: false,
};
const AT_FIRST: Folding = { by: 'category', opened: new Map(), whole: new Set(), hits: new Set(), selected: null };
/** Blocks of groups in brackets. */
const column = (folding: Partial<Folding>) =>
  foldGraph(GRAPH, { ...AT_FIRST, ...folding }).risks.map((one) =>
    isFold(one) ? `[${one.does} ${one.name || one.key} ${one.count}]` : one.id,
  );

it('folds risks without connections into one block, and opens the largest group with its first risks', () => {
  expect(column({})).toEqual([
    '[fold unconnected 20]',
    '[fold Security 14]',
    's0',
    's1',
    's2',
    's3',
    's4',
    's5',
    's6',
    's7',
    '[more Security 6]',
    '[fold Privacy 3]',
  ]);
});

it('opens and folds what a person asks for, and always shows the selected risk', () => {
  expect(column({ opened: new Map([['= Security', false]]) })).toEqual([
    '[fold unconnected 20]',
    '[fold Security 14]',
    '[fold Privacy 3]',
  ]);
  expect(column({ whole: new Set(['= Security']) })).toHaveLength(17);
  expect(column({ selected: 's12' }).slice(9, 12)).toEqual(['s7', 's12', '[more Security 5]']);
  expect(column({ selected: 'p2' }).slice(-4)).toEqual(['[fold Privacy 3]', 'p0', 'p1', 'p2']);
});

it('groups by the asset, too, and counts what was found in each group', () => {
  const folded = foldGraph(GRAPH, { ...AT_FIRST, by: 'asset', hits: new Set(['p1', 'a3', 'files']) });
  expect(folded.risks.filter(isFold).map(({ key, name, hits }) => [key === UNCONNECTED, name, hits])).toEqual([
    [true, '', 1],
    [false, 'portal', 0],
    [false, 'portal', 0],
    [false, 'files', 1],
  ]);
});

it('lets an edge of a risk that is not shown begin at what stands for it, once, and counts these', () => {
  expect(foldGraph(GRAPH, AT_FIRST).edges.filter(({ source }) => !source.startsWith('s'))).toEqual([
    { source: 'more = Security', target: 'portal', count: 6 },
    { source: 'fold = Privacy', target: 'files', count: 3 },
    { source: 'fold = Privacy', target: 'leak', count: 1 },
  ]);
});

it('shows all of few risks', () => {
  const few = {
    ...GRAPH,
    nodes: GRAPH.nodes.filter(({ id }) => !id.startsWith('s') && !id.startsWith('a')),
    edges: [],
  };
  expect(foldGraph({ ...few, edges: [{ source: 'p0', target: 'files' }] }, AT_FIRST).risks.map(({ id }) => id)).toEqual(
    ['fold unconnected', 'p1', 'p2', 'fold = Privacy', 'p0'],
  );
});

it('has one column for each kind, with rows of the same height, in which no two blocks overlap', () => {
  const folded = foldGraph(GRAPH, AT_FIRST);
  const { places, headings, rows } = layoutColumns(
    folded.risks.map(({ id }) => id),
    folded.others,
    folded.edges,
  );
  expect(headings.map(({ kind, x }) => [kind, x])).toEqual([
    ['risk', 0],
    ['asset', 192],
    ['scenario', 384],
  ]);
  const shown = [...places.values()];
  expect(new Set(shown.map(({ x, y }) => `${x} ${y}`)).size).toBe(shown.length);
  expect(shown.filter(({ y }) => y % rows.step !== 0)).toEqual([]);
  expect(rows.step).toBeGreaterThan(rows.height);
  // Beside the risks that they are connected with.
  expect(places.get('portal')?.y).toBeLessThan(places.get('files')?.y ?? 0);
});
