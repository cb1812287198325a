import { afterEach, expect, it, vi } from 'vitest';
import { release } from '../testing/releases.ts';
import { INLINE_ID, openRegistry } from './registry.ts';

const json = (name: string) => JSON.stringify({ remotes: [release(name)] });
const answer = (...answers: Response[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

it('reads the registry that the server wrote into the page, and requests one only on refresh', async () => {
  document.head.innerHTML = `<script type="application/json" id="${INLINE_ID}">${json('register')}</script>`;
  const fetched = answer(new Response(json('cybersecurity')));
  const registry = await openRegistry();
  expect(registry.get().map(({ name }) => name)).toEqual(['register']);
  expect(fetched).not.toHaveBeenCalled();
  await registry.refresh();
  expect(registry.get().map(({ name }) => name)).toEqual(['cybersecurity']);
});

it('looks what is released without working with it', async () => {
  answer(new Response(json('register')), new Response(json('cybersecurity')));
  const registry = await openRegistry();
  expect(registry.released.get()).toEqual(registry.get());
  await registry.look();
  expect([registry.released, registry].map((store) => store.get().map(({ name }) => name))).toEqual([
    ['cybersecurity'],
    ['register'],
  ]);
});

it('switches off and on at once what is switched off and on elsewhere, and nothing else', async () => {
  const off = { reason: 'It is broken' };
  const answerOf = (extra: object) =>
    new Response(JSON.stringify({ remotes: [{ ...release('register'), version: '2', ...extra }] }));
  answer(new Response(json('register')), answerOf({ off }), answerOf({}));
  const registry = await openRegistry();
  await registry.look();
  expect(registry.get()).toEqual([{ ...release('register'), off }]);
  await registry.look();
  expect(registry.get()).toEqual([release('register')]);
});

it('asks the server where nothing is written into the page', async () => {
  answer(new Response(json('register')));
  expect((await openRegistry()).get()).toHaveLength(1);
});

it.each([
  ['an error', new Response('no', { status: 503 }), /answered 503/],
  ['another JSON', new Response('{"remotes":{"name":"register"}}'), /no registry/],
  ['a page', new Response('<html>'), /JSON/],
])('refuses %s and keeps what it knows', async (_what, bad, message) => {
  answer(new Response(json('register')), bad);
  const registry = await openRegistry();
  await expect(registry.refresh()).rejects.toThrow(message);
  expect(registry.get().map(({ name }) => name)).toEqual(['register']);
});

it('leaves out what cannot be used, keeps its last good release, and reports both', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const withoutLabel = { ...release('risk-flow'), nav: [{ ...release('risk-flow').nav[0], label: undefined }] };
  const withoutRange = { ...release('register'), version: '2.0.0', sdk: '*' };
  answer(
    new Response(JSON.stringify({ remotes: [withoutLabel, release('register')] })),
    new Response(JSON.stringify({ remotes: [withoutRange, release('cybersecurity')] })),
  );
  const registry = await openRegistry();
  expect(registry.get().map(({ name }) => name)).toEqual(['register']);
  await registry.refresh();
  expect(registry.get().map(({ name, version }) => [name, version])).toEqual([
    ['register', '1.0.0-a'],
    ['cybersecurity', '1.0.0-a'],
  ]);
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('The release of risk-flow cannot be used: nav.0.label is not an object'),
    expect.stringContaining('The release of register cannot be used: sdk is not a range'),
  ]);
});

it('gives a release at an address its own pages and menu entries, and keeps those of the live one where they cannot be used', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const entry = 'http://localhost:4201/mf-manifest.json';
  const { version: _version, entry: _entry, ...described } = release('register');
  const routes = [...described.routes, { path: '/register/new', title: described.label }];
  document.head.innerHTML = `<meta name="override" content="register localhost:4201">`;
  const page = () =>
    new Response(
      JSON.stringify({ remotes: [release('risk-flow'), { ...release('register'), version: 'localhost:4201', entry }] }),
    );
  const own = (manifest: object) => new Response(JSON.stringify({ ...described, ...manifest }));
  const routesOf = async (manifest: Response) => {
    const fetched = answer(page(), manifest);
    const remote = (await openRegistry()).get().find(({ name }) => name === 'register');
    expect(remote).toMatchObject({ version: 'localhost:4201', entry });
    expect(fetched.mock.lastCall?.[0]).toEqual(new URL('http://localhost:4201/manifest.json'));
    return remote?.routes;
  };
  expect(await routesOf(own({ routes }))).toEqual(routes);
  expect(reported).not.toHaveBeenCalled();
  expect(await routesOf(new Response('', { status: 404 }))).toEqual(described.routes);
  expect(await routesOf(own({ name: 'other', routes }))).toEqual(described.routes);
  expect(await routesOf(own({ routes: release('risk-flow').routes }))).toEqual(described.routes);
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: http://localhost:4201/manifest.json: answered 404',
    'Error: http://localhost:4201/manifest.json: is of the remote other',
    expect.stringContaining('belongs to risk-flow'),
  ]);
});

it('asks nothing of a release of the registry that this session has in place of the live one', async () => {
  document.head.innerHTML = `<meta name="override" content="register 1.0.0-a">`;
  const fetched = answer(new Response(json('register')));
  expect((await openRegistry()).get()).toEqual([release('register')]);
  expect(fetched).toHaveBeenCalledOnce();
});
