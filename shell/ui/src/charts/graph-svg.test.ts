import { expect, it } from 'vitest';
import { graphSvg } from './graph-svg.ts';

it('draws every node and edge where they are, with names as plain text', () => {
  const nodes = [
    { id: 'a', shape: 'square', label: '<R&D>\u0001', title: 'Risk: "<R&D>"', x: -100, y: 0 },
    { id: 'b', shape: 'circle', label: 'B', title: 'Asset: B', x: 300, y: 60 },
  ] as const;
  const edges = [
    { source: 'a', target: 'b' },
    { source: 'a', target: 'gone' },
  ];
  const headings = [{ id: 'risks', label: 'Risks', x: -100, y: -40 }];
  const rows = { height: 38, step: 58 };
  const { svg, width, height } = graphSvg({ nodes, edges, headings, rows }, 'light');
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['<R&D>', 'B', 'Risks']);
  expect(drawn.querySelector('title')?.textContent).toBe('Risk: "<R&D>"');
  expect(drawn.querySelectorAll('svg > g:first-of-type path')).toHaveLength(1);
  expect(drawn.documentElement.getAttribute('viewBox')).toBe(`-124 -64 ${width} ${height}`);
});
