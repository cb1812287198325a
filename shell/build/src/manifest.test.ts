import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@parapet/contracts/remote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declaredPages, pageDifferences, readManifest } from './manifest.ts';

const text = { en: 'Risks', es: 'Riesgos', fr: 'Risques', de: 'Risiken' };
const manifest: RemoteManifest = {
  name: 'register',
  label: text,
  sdk: '^2.0.0',
  contract: '^1.0.0',
  routes: [
    { path: '/risk-register', title: text },
    { path: '/risks/:id', title: null },
  ],
  nav: [{ id: 'risks', label: text, icon: 'risk', to: '/risk-register', order: 1, kind: 'link' }],
};

describe('readManifest', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parapet-manifest-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (content: unknown) => writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content));

  it('reads a valid manifest', () => {
    write(manifest);
    expect(readManifest(folder)).toEqual(manifest);
  });

  it('leaves out the owners, which an entry of the registry must not have', () => {
    write({ ...manifest, owners: ['@parapet/risks', 'ada@example.com'] });
    expect(readManifest(folder)).toEqual(manifest);
    write({ ...manifest, owners: ['parapet'] });
    expect(() => readManifest(folder)).toThrow(/\/owners\/0/);
  });

  it('names invalid fields', () => {
    write({ ...manifest, label: { en: 'Risks' }, nav: [{ ...manifest.nav[0], kind: 'menu' }] });
    expect(() => readManifest(folder)).toThrow(/manifest\.json is not a valid manifest:[\s\S]*\/label[\s\S]*\/nav\/0/);
  });
});

describe('pages', () => {
  const code = `
    import { defineRemote, lazyPage } from '@parapet/sdk';
    const other = { pages: 1 };
    export const remote = defineRemote({
      name: 'register',
      pages: { '/risk-register': lazyPage(() => import('./a.tsx')), "/risks/:id": B satisfies unknown },
    });`;

  it('are read without running the code', () => expect(declaredPages(code)).toEqual(['/risk-register', '/risks/:id']));

  it('fail clearly on code with a syntax error', () =>
    expect(() => declaredPages('const = 1')).toThrow(/src\/remote\.ts/));

  it('must match the routes', () => {
    expect(pageDifferences(manifest, ['/risks/:id', '/risk-register'])).toEqual([]);
    expect(pageDifferences(manifest, ['/risk-register', '/extra'])).toEqual([
      'manifest.json has the route /risks/:id, src/remote.ts has no page for it',
      'src/remote.ts has a page /extra, manifest.json has no route for it',
    ]);
  });
});
