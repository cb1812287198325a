import { describe, expect, it } from 'vitest';
import { chainOf, lineEnds, linePath, lineWidth, passesColumns } from './graph-routes.ts';

const rows = { height: 26, step: 36 };
const place = (column: number, row: number) => ({ x: column * 192, y: row * 36 });
const path = (from: ReturnType<typeof place>, to: ReturnType<typeof place>) => linePath(lineEnds(from, to, rows), rows);
const straightAt = (line: string) => Number(/ (\S+)H/.exec(line)?.[1]);

describe('a line', () => {
  it('between columns beside each other stays in the gutter between them', () => {
    expect(passesColumns(place(0, 0), place(1, 5))).toBe(false);
    expect(path(place(0, 0), place(1, 5))).toBe('M160 13C176 13 176 193 192 193');
  });

  it('past a column runs between two rows, on the side where it ends', () => {
    expect(passesColumns(place(0, 3), place(2, 5))).toBe(true);
    expect(straightAt(path(place(0, 3), place(2, 5)))).toBe(4 * 36 - 5);
    expect(straightAt(path(place(0, 3), place(3, 1)))).toBe(3 * 36 - 5);
  });

  it('past a column runs between two rows also when it begins at a node that was moved', () => {
    const moved = { x: 10, y: 3 * 36 + 20 };
    expect(straightAt(path(moved, place(2, 9)))).toBe(4 * 36 - 5);
    expect(straightAt(path(moved, place(2, 0)))).toBe(4 * 36 - 5);
  });

  it('is thicker the more connections it stands for', () => {
    const widths = [1, 2, 3, 4, 40].map(lineWidth);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(3);
  });
});

describe('the chain of a record', () => {
  const edges = [
    ['risk', 'asset'],
    ['other risk', 'asset'],
    ['risk', 'second asset'],
    ['asset', 'property'],
    ['property', 'scenario'],
    ['second asset', 'second property'],
  ].map(([source = '', target = '']) => ({ source, target }));

  it('has what leads to it and what it leads to, but not what else these lead to', () => {
    expect([...chainOf(edges, 'asset').nodes].toSorted()).toEqual([
      'asset',
      'other risk',
      'property',
      'risk',
      'scenario',
    ]);
  });

  it('has no line that passes by the record', () => {
    const past = { source: 'risk', target: 'scenario' };
    const { hasLine } = chainOf([...edges, past], 'asset');
    expect(edges.map((edge) => hasLine(edge))).toEqual([true, true, false, true, true, false]);
    expect(hasLine(past)).toBe(false);
  });

  it('ends in a circle, and is empty without a record', () => {
    const circle = [...edges, { source: 'scenario', target: 'risk' }];
    expect(chainOf(circle, 'scenario').nodes.size).toBe(7);
    expect(chainOf(edges, null).nodes.size).toBe(0);
  });
});
