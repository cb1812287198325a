import { expect, it } from 'vitest';
import { within } from './graph-map.tsx';

it('goes where the map is pressed, but not beyond the graph', () => {
  const goTo = (at: number) => within(at, 100, -20, 400);
  expect([goTo(200), goTo(-20), goTo(380)]).toEqual([200, 30, 330]);
  // All of it is in view.
  expect([0, 300].map((at) => within(at, 1000, -20, 400))).toEqual([480, 480]);
});
