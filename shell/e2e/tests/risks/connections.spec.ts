/** What a risk is connected with, as a person explores it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const TITLE = 'Stock cannot be counted';
const OTHER = 'Shipments leave too late';

const graph = (page: Page) => page.getByRole('group', { name: /^Connections:/ });
const node = (page: Page, name: string | RegExp) => graph(page).getByRole('button', { name });

type Box = Awaited<ReturnType<Locator['boundingBox']>>;
const isWithin = (outer: Box, inner: Box) =>
  outer !== null &&
  inner !== null &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

async function exported(page: Page, entry: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return download.path();
}

test('a person follows the connections of a risk, moves a record, and exports the graph', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, TITLE);
  await recordRisks(page, [{ title: OTHER, selected_assets: [things.assetId] }]);
  await page.goto(`/risk-connections?risk=${things.riskId}`);
  await expect(heading(page, 'Risk Connections')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Focused' })).toBeChecked();
  await expect(graph(page)).toHaveAccessibleName(/1 risk, 1 asset, 1 property, 1 scenario/);

  // The names of records are cut at 18 characters.
  await node(page, 'Asset: Warehouse system').click();
  const details = page.getByRole('region', { name: things.asset });
  await expect(details.getByRole('list', { name: 'Connected with' })).toContainText(things.property);
  await expect(details.getByRole('region', { name: 'Risks if this asset fails' })).toContainText(OTHER);

  const before = await node(page, 'Asset: Warehouse system').boundingBox();
  if (before === null) throw new Error('The asset is not drawn');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 30, before.y + before.height / 2 + 60, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => (await node(page, 'Asset: Warehouse system').boundingBox())?.y)
    .toBeGreaterThan(before.y + 30);

  const data: { nodes: { name: string }[] } = JSON.parse(await readFile(await exported(page, 'JSON data'), 'utf8'));
  expect(data.nodes.map(({ name }) => name)).toContain(things.scenario);
  expect(await readFile(await exported(page, 'SVG drawing'), 'utf8')).toContain('Warehouse system');
  expect((await readFile(await exported(page, 'PNG image'))).subarray(1, 4).toString()).toBe('PNG');

  // From the asset to the other risk that it would hit.
  await details.getByRole('region', { name: 'Risks if this asset fails' }).getByRole('button', { name: OTHER }).click();
  await expect(page.getByRole('region', { name: 'Selected risk' })).toContainText(OTHER);
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.getByText('2 risks')).toBeVisible();
  expect(problems.take()).toEqual([]);
});

test('the connections are also shown as a list, which is the first view on a phone', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, TITLE);
  await page.goto(`/risk-connections?risk=${things.riskId}`);
  await page.getByRole('button', { name: 'Show as list' }).click();
  const tree = page.getByRole('tree', { name: 'Connections' });
  const property = tree.getByRole('treeitem', { name: things.property });
  await expect(property).toHaveAttribute('aria-level', '3');
  // From the risk over its asset to the property.
  await tree.getByRole('treeitem', { name: TITLE }).press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(property).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: things.property }).getByRole('link', { name: 'Open property' }),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(property).toBeVisible();
  await page.getByRole('button', { name: 'Show as graph' }).click();
  await expect(graph(page)).toBeVisible();
  expect(problems.take()).toEqual([]);
});

/** Blocks across which a line runs that neither begins nor ends there. */
function crossedBlocks(page: Page): Promise<string[]> {
  return graph(page).evaluate((canvas) => {
    const blocks = [...canvas.querySelectorAll('.react-flow__node-record')].map((one) => ({
      name: one.getAttribute('aria-label') ?? '',
      box: one.getBoundingClientRect(),
    }));
    const lines = [...canvas.querySelectorAll<SVGPathElement>('.react-flow__edge-path')];
    if (lines.length === 0) throw new Error('No line is drawn');
    return lines.flatMap((line) => {
      const onScreen = line.getScreenCTM();
      if (onScreen === null) return ['a line that is not drawn'];
      const points = Array.from({ length: 101 }, (_, at) =>
        line.getPointAtLength((line.getTotalLength() * at) / 100).matrixTransform(onScreen),
      );
      return blocks
        .filter(({ box }) =>
          points.some(({ x, y }) => x > box.left + 4 && x < box.right - 4 && y > box.top + 1 && y < box.bottom - 1),
        )
        .map(({ name }) => name);
    });
  });
}

test('a graph that is larger than its window stays readable, and its map leads to what is out of sight', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, TITLE);
  await recordRisks(
    page,
    Array.from({ length: 40 }, (_, at) => ({ title: `Attack ${at}`, selected_assets: [things.assetId] })),
  );
  await page.goto('/risk-connections?risk=all&mode=all');
  await node(page, /^Show \d+ more$/).click();
  const map = graph(page).locator(`[class*="map"] svg`).last();
  const last = node(page, /^Risk: Attack/).last();
  const inSight = async () => isWithin(await graph(page).boundingBox(), await last.boundingBox());
  expect(await inSight()).toBe(false);
  const { height } = (await map.boundingBox()) ?? { height: 0 };
  await map.click({ position: { x: 20, y: height - 4 } });
  await expect.poll(inSight).toBe(true);
  const out = graph(page).getByRole('button', { name: 'Zoom out' });
  while (await out.isEnabled()) await out.click();
  const letters = last.getByText(/^Attack/);
  expect(
    await letters.evaluate(
      (text) =>
        parseFloat(getComputedStyle(text).fontSize) *
        (text.getBoundingClientRect().width / (text as HTMLElement).offsetWidth),
    ),
  ).toBeGreaterThanOrEqual(10.9);
  expect(problems.take()).toEqual([]);
});

test('all risks are read in groups, found by the search, and seen together with what they are connected with', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, TITLE);
  const [scenario] = (await (await page.request.get(`/api/risks/${things.riskId}`)).json()).selected_scenarios;
  await recordRisks(page, [
    ...Array.from({ length: 14 }, (_, at) => ({
      title: `Attack ${at}`,
      category: 'Security',
      selected_assets: [things.assetId],
      // Past two columns.
      selected_scenarios: [scenario],
    })),
    { title: 'Letters get lost', category: 'Operational', selected_assets: [things.assetId] },
    { title: 'Nobody knows', category: 'Operational' },
    { title: 'Nobody asks', category: 'Financial' },
  ]);
  await page.goto('/risk-connections?risk=all&mode=all');
  await expect(node(page, 'Unconnected: 2, folded')).toBeVisible();
  await expect(node(page, 'Security: 14, opened')).toBeVisible();
  await expect(node(page, /^Risk: Attack/)).toHaveCount(8);
  // What is written can be read.
  const letters = node(page, 'Security: 14, opened').getByText('Security');
  expect(
    await letters.evaluate(
      (text) =>
        parseFloat(getComputedStyle(text).fontSize) *
        (text.getBoundingClientRect().width / (text as HTMLElement).offsetWidth),
    ),
  ).toBeGreaterThanOrEqual(11);
  expect(await crossedBlocks(page)).toEqual([]);
  // The line of the six risks that are not shown is thicker than that of one.
  const width = (edge: string) =>
    graph(page)
      .locator(`.react-flow__edge${edge} path`)
      .first()
      .evaluate((line) => parseFloat(getComputedStyle(line).strokeWidth));
  expect(await width('[data-id^="more"]')).toBeGreaterThan(await width(':not([data-id^="more"])'));
  await node(page, 'Show 6 more').click();
  await expect(node(page, /^Risk: Attack/)).toHaveCount(14);
  await node(page, 'Security: 14, opened').click();
  await expect(node(page, /^Risk: Attack/)).toHaveCount(0);
  // By the keyboard, too.
  await node(page, 'Security: 14, folded').press('Enter');
  await expect(node(page, /^Risk: Attack/)).toHaveCount(14);

  await page.getByRole('searchbox', { name: 'Search the graph' }).fill('lett');
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(node(page, 'Operational: 1 of 1, folded')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(node(page, 'Risk: Letters get lost')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected risk' })).toContainText('Letters get lost');
  // It is in view with the columns beside it, and not in the middle of an empty half.
  await expect
    .poll(async () => {
      const [all, one] = [await graph(page).boundingBox(), await node(page, 'Risk: Letters get lost').boundingBox()];
      return isWithin(all, one) && one !== null && all !== null && one.x - all.x < 40;
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Show the selection' }).click();
  await expect
    .poll(async () =>
      isWithin(await graph(page).boundingBox(), await node(page, 'Asset: Warehouse system').boundingBox()),
    )
    .toBe(true);
  expect(isWithin(await graph(page).boundingBox(), await node(page, 'Risk: Letters get lost').boundingBox())).toBe(
    true,
  );

  await page.getByRole('radio', { name: 'Asset', exact: true }).check({ force: true });
  await expect(node(page, 'Warehouse system: 1 of 16, opened')).toBeVisible();
  expect(problems.take()).toEqual([]);
});

/** 500 risks with an asset, a property and a scenario each, and 5,000 edges, so that most records stand in several places. */
function largeGraph() {
  const kinds = ['risk', 'asset', 'property', 'scenario'] as const;
  const nodes = kinds.flatMap((kind) =>
    Array.from({ length: 500 }, (_, index) => ({
      id: `${kind}-${index}`,
      kind,
      name: `${kind} ${index}`,
      readable: true,
    })),
  );
  const edges = kinds
    .slice(1)
    .flatMap((kind, rank) =>
      Array.from({ length: 500 }, (_, index) => index).flatMap((index) =>
        [0, 7, 31].map((offset) => ({
          source: `${kinds[rank]}-${index}`,
          target: `${kind}-${(index + offset) % 500}`,
        })),
      ),
    );
  return { nodes, edges, total: 500, cut: false };
}

test('a list of 2,000 records is closed at first, and opened by the keyboard where it is wanted', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  await recordRisks(page, [{ title: OTHER }]);
  await page.route('**/api/risks/graph?**', (route) => route.fulfill({ json: largeGraph() }));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/risk-connections?risk=all&mode=all');
  const tree = page.getByRole('tree', { name: 'Connections' });
  const rows = tree.getByRole('treeitem');
  await expect(rows).toHaveCount(500);
  await expect(tree.getByRole('group', { name: 'No category: 500' })).toBeVisible();
  await rows.first().press('End');
  await expect(tree.getByRole('treeitem', { name: 'risk 499' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const asset = tree.getByRole('treeitem', { name: 'asset 6 (Asset) in 3 places' });
  await expect(asset).toBeFocused();
  await expect(asset).toHaveAttribute('aria-level', '2');
  // The asset stands below two more risks.
  await page.keyboard.press('Shift+Enter');
  await expect(rows).toHaveCount(506);
  await expect(asset.and(page.locator(':focus'))).toHaveCount(1);
  await expect(tree.getByRole('treeitem', { name: 'risk 6 (' })).toHaveAttribute('aria-expanded', 'true');
  expect(problems.take()).toEqual([]);
});
