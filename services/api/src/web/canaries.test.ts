import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRegistry } from '@parapet/contracts/remote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registryFor } from './canaries.ts';
import { stores } from '../store/testing.ts';
import { openApi } from '../testing/api.ts';
import { openRegistry } from './registry.ts';

let folder = '';
let registry: ReturnType<typeof registryFor>;
let reported: string[] = [];

/** Replaces a file as a whole, as a release does. */
function put(file: string, content: unknown): void {
  writeFileSync(join(folder, 'next'), typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(join(folder, 'next'), join(folder, file));
}
const entry = (name: string, version = '1', extra: object = {}) => ({
  name,
  label: { en: name, es: name, fr: name, de: name },
  sdk: '^1.0.0',
  contract: '^1.0.0',
  routes: [{ path: `/${name}`, title: null }],
  nav: [],
  version,
  entry: `/registry/${name}/${version}/mf-manifest.json`,
  ...extra,
});
function startOf(version: string) {
  const { entry: address, sdk, contract } = entry('register', version);
  return { version, entry: address, sdk, contract };
}
const give = (audience: object, extra: object = {}) =>
  put('.canary.json', { remotes: [{ release: entry('register', '2', extra), ...audience }] });
/** What a person gets, as `name version`. */
async function releasesFor(person: string | null): Promise<string[]> {
  const { remotes } = JSON.parse(await registry(person)) as RemoteRegistry;
  return remotes.map(({ name, version }) => `${name} ${version}`);
}

const PEOPLE = Array.from({ length: 400 }, (_, index) => `person-${index}`);
async function whoGetsIt(name = 'register'): Promise<string[]> {
  const releases = await Promise.all(PEOPLE.map(releasesFor));
  return PEOPLE.filter((_, index) => releases[index]?.includes(`${name} 2`));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-canary-'));
  reported = [];
  const report = (sentence: string) => void reported.push(sentence);
  put('remotes.json', { remotes: [entry('cybersecurity'), entry('register')] });
  registry = registryFor({
    registry: openRegistry(folder, report),
    organizationOf: async (person) => (person === 'ada' ? 'harbour' : null),
    report,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a canary', () => {
  it('is given to a part of the people, who keep it when more get it', async () => {
    give({ percent: 30 });
    const first = await whoGetsIt();
    expect(first.length).toBeGreaterThan(80);
    expect(first.length).toBeLessThan(160);
    expect(await whoGetsIt()).toEqual(first);
    give({ percent: 60 });
    const then = await whoGetsIt();
    expect(then).toEqual(expect.arrayContaining(first));
    expect(then.length).toBeGreaterThan(first.length);
    give({ percent: 100 });
    expect(await whoGetsIt()).toEqual(PEOPLE);
    give({ percent: 0 });
    expect(await whoGetsIt()).toEqual([]);
  });

  it('is not given to the same people for each remote', async () => {
    const releases = [entry('register', '2'), entry('cybersecurity', '2')];
    put('.canary.json', { remotes: releases.map((release) => ({ release, percent: 50 })) });
    const first = await whoGetsIt();
    expect(await whoGetsIt('cybersecurity')).not.toEqual(first);
    expect(await releasesFor(null)).toEqual(['cybersecurity 1', 'register 1']);
  });

  it('is given to the people of an organization', async () => {
    give({ organizations: ['harbour'] });
    expect(await releasesFor('ada')).toEqual(['cybersecurity 1', 'register 2']);
    expect(await releasesFor('grace')).toEqual(['cybersecurity 1', 'register 1']);
  });

  it('is given to whom the session and the organization of a request say', async () => {
    const [on] = stores;
    if (on === undefined) throw new Error('no store');
    const api = await openApi(on, { config: { web: { shellDir: folder, registryDir: folder } } });
    try {
      const [ada, grace] = [await api.person('ada@example.com'), await api.person('grace@example.com')];
      give({ organizations: [ada.organizationId] });
      const versions = await Promise.all(
        [ada.headers, grace.headers, {}, { cookie: 'parapet=ended' }].map(async (headers) => {
          const { remotes } = (await api.app.inject({ url: '/remotes.json', headers })).json<RemoteRegistry>();
          return remotes.find(({ name }) => name === 'register')?.version;
        }),
      );
      expect(versions).toEqual(['2', '1', '1', '1']);
    } finally {
      await api.close();
    }
  });

  it('gives way on a page to what is live, and is switched off with it', async () => {
    const off = { reason: 'It is broken' };
    put('remotes.json', { remotes: [{ ...entry('register'), fits: ['0123456789ab'], previous: startOf('0'), off }] });
    give({ percent: 100 });
    const { remotes } = JSON.parse(await registry('ada')) as RemoteRegistry;
    expect(remotes).toEqual([
      { ...entry('register', '2'), previous: { ...startOf('1'), fits: ['0123456789ab'] }, off },
    ]);
  });

  it('is not given to anybody who is not signed in', async () => {
    give({ percent: 100 });
    expect(await releasesFor(null)).toEqual(['cybersecurity 1', 'register 1']);
  });

  it('gives way to what is live when it cannot be used', async () => {
    give({ percent: 100 }, { label: 'Register' });
    expect(await releasesFor('ada')).toEqual(['cybersecurity 1', 'register 1']);
    expect(reported).toEqual([
      expect.stringMatching(/^The release of register cannot be used: label is not an object/),
    ]);
    put('.canary.json', '{"remotes": [');
    expect(await releasesFor('ada')).toEqual(['cybersecurity 1', 'register 1']);
    expect(reported[1]).toContain('.canary.json cannot be read');
  });

  it('is seen beside what is released next, without a restart', async () => {
    give({ percent: 100 });
    expect(await releasesFor('ada')).toEqual(['cybersecurity 1', 'register 2']);
    put('remotes.json', { remotes: [entry('cybersecurity', '3'), entry('register'), entry('risk-flow')] });
    expect(await releasesFor('ada')).toEqual(['cybersecurity 3', 'register 2', 'risk-flow 1']);
    rmSync(join(folder, '.canary.json'));
    expect(await releasesFor('ada')).toEqual(['cybersecurity 3', 'register 1', 'risk-flow 1']);
  });
});
