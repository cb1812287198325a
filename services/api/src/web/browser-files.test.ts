/** The files that browsers ask for by themselves, as the shell has them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stores } from '../store/testing.ts';
import { openApi, type Person, type TestApi } from '../testing/api.ts';

const SHELL = new URL('../../../../shell/', import.meta.url);
const PNG = '\u0089PNG\r\n\u001a\n';

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const shellDir = fileURLToPath(new URL('public', SHELL));
  api = await openApi(on, { config: { web: { shellDir, registryDir: shellDir } } });
  ada = await api.person('ada@example.com');
});
afterAll(() => api.close());

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/apple-touch-icon-precomposed.png', /^image\/png$/],
  ['/robots.txt', /^text\/plain/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('%s is served with and without a session, also after it has ended', async (url, type) => {
  for (const headers of [{}, ada.headers, { cookie: 'parapet=ended' }]) {
    const answer = await api.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    expect(answer.rawPayload.length).toBeGreaterThan(20);
  }
});

test('the icon for old browsers contains pictures of three sizes', async () => {
  const { rawPayload: icon } = await api.app.inject('/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = icon.subarray(6 + 16 * index);
    const png = icon.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect(png.toString('latin1', 0, 8)).toBe(PNG);
    expect(sizeOf(png)).toEqual([entry.readUInt8(0), entry.readUInt8(1)]);
    return entry.readUInt8(0);
  });
  expect(sizes).toEqual([16, 32, 48]);
});

test('the manifest names icons that exist, in the sizes that it says', async () => {
  const { icons }: { icons: { src: string; sizes: string; purpose?: string }[] } = (
    await api.app.inject('/manifest.webmanifest')
  ).json();
  expect(icons.map(({ sizes, purpose = 'any' }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) expect(sizeOf((await api.app.inject(src)).rawPayload).join('x'), src).toBe(sizes);
});

test('the page links to files that exist', async () => {
  const links = [
    ...readFileSync(new URL('index.html', SHELL), 'utf8').matchAll(/<link rel="([^"]+)"[^>]* href="([^"]+)"/g),
  ];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, , href = ''] of links) expect((await api.app.inject(href)).statusCode, href).toBe(200);
});
