/** How smoothly the graph of Risk Connections moves, with as many records as a large organization has. */
import type { RiskGraph } from '@parapet/contracts';
import type { Page } from '@playwright/test';

const NODES = 2000;
const EDGES = 5000;
const KINDS = ['risk', 'asset', 'property', 'scenario'] as const;

/** Frames per second. */
export const FRAMES_GOAL = 50;

/** Every kind has a quarter of the nodes; each edge leads from a record to one of the kind after it. */
export function largeGraph(): RiskGraph {
  const nodes = Array.from({ length: NODES }, (_, n) => ({
    id: `n${n}`,
    kind: KINDS[n % KINDS.length] ?? 'risk',
    name: `Record ${n} of a large organization`,
    readable: true,
  }));
  const edges = new Map<string, RiskGraph['edges'][number]>();
  for (let n = 0; edges.size < EDGES; n += 1) {
    const from = n % NODES;
    const to = (from + 1 + KINDS.length * ((from * 37 + Math.floor(n / NODES) * 11) % (NODES / KINDS.length))) % NODES;
    if (from % KINDS.length !== KINDS.length - 1) edges.set(`${from} ${to}`, { source: `n${from}`, target: `n${to}` });
  }
  return { nodes, edges: [...edges.values()], total: NODES / KINDS.length, cut: false };
}

export interface Smoothness {
  /** Milliseconds from opening the page until the graph is drawn. */
  drawn: number;
  /** Frames per second. */
  panning: number;
  dragging: number;
}

/** @param page signed in @param seconds of each measurement, in which the mouse goes around as fast as the page takes its moves */
export async function measureConnections(page: Page, seconds: number): Promise<Smoothness> {
  await page.route('**/api/risks/graph?*', (route) => route.fulfill({ json: largeGraph() }));
  const start = Date.now();
  await page.goto('/risk-connections?risk=all');
  await page.locator('.react-flow svg path').first().waitFor();
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  const drawn = Date.now() - start;
  // Seen from afar, the selected record alone can be dragged.
  await page.getByRole('button', { name: 'Show as list' }).click();
  await page.getByRole('treeitem', { name: /^Record 0 of a large organization/ }).click();
  await page.getByRole('button', { name: 'Show as graph' }).click();
  const node = page.locator('.react-flow__node[data-id="n0"]');
  await node.waitFor();
  const canvas = await page.locator('.react-flow').boundingBox();
  const box = await node.boundingBox();
  if (canvas === null || box === null) throw new Error('The graph is not shown');
  const dragging = await framesWhileMoving(page, box.x + box.width / 2, box.y + box.height / 2, seconds);
  // Above the first row there is no record.
  const panning = await framesWhileMoving(page, canvas.x + 20, canvas.y + 12, seconds);
  await page.unroute('**/api/risks/graph?*');
  return { drawn, panning, dragging };
}

/** Holds the mouse down and moves it around. @returns frames per second */
async function framesWhileMoving(page: Page, x: number, y: number, seconds: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5);
  await page.evaluate(() => {
    const clock = { frames: 0, start: performance.now() };
    Object.assign(window, { frameClock: clock });
    const onFrame = () => {
      clock.frames += 1;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  const end = Date.now() + seconds * 1000;
  for (let move = 0; Date.now() < end; move += 1) {
    const angle = move / 10;
    await page.mouse.move(x + 60 - 60 * Math.cos(angle), y + 40 * Math.sin(angle));
  }
  const perSecond = await page.evaluate(() => {
    const { frameClock } = window as unknown as { frameClock: { frames: number; start: number } };
    return (1000 * frameClock.frames) / (performance.now() - frameClock.start);
  });
  await page.mouse.up();
  return perSecond;
}
