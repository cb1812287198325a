import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { RemoteRelease } from './remote.ts';
import { unusableText, usableReleases } from './usable-releases.ts';

const everywhere = (text: string) => ({ en: text, es: text, fr: text, de: text });

const entry = (name = 'register', extra: object = {}): RemoteRelease => ({
  name,
  label: everywhere(name),
  sdk: '^2.0.0',
  contract: '~2.1.0',
  routes: [
    { path: `/${name}`, title: everywhere(name) },
    { path: `/${name}/:id`, title: null },
  ],
  nav: [
    {
      id: name,
      label: everywhere(name),
      icon: 'risk',
      to: `/${name}`,
      order: 10,
      kind: 'link',
      needs: { resource: 'risks', action: 'read' },
      disabled: { badge: everywhere('In Progress') },
    },
  ],
  version: '1.0.0-a',
  entry: `/registry/${name}/1.0.0-a/mf-manifest.json`,
  fits: ['0123456789ab'],
  off: { reason: 'Filter menu stays open' },
  previous: {
    version: '0.9.0',
    entry: `/registry/${name}/0.9.0/mf-manifest.json`,
    sdk: '^2.0.0',
    contract: '~2.1.0',
    fits: ['0123456789ab'],
  },
  ...extra,
});

const check = (...remotes: unknown[]) => {
  const { remotes: usable, unusable } = usableReleases({ remotes });
  return { names: usable.map(({ name }) => name), reasons: unusable.map(({ reasons }) => reasons.join('; ')) };
};

/** Every copy of a value in which one value inside is replaced or left out. */
function* mutations(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) for (const other of mutations(one)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, surplus: 1 };
    for (const [key, one] of Object.entries(value)) {
      const { [key]: _left, ...rest } = { ...value } as Record<string, unknown>;
      yield rest;
      for (const other of mutations(one)) yield { ...value, [key]: other };
    }
  }
  for (const other of [null, 1, -1, 1.5, '', 'A b', '/ok', [], {}, true]) yield other;
}

describe('an entry of the registry', () => {
  it('is used when it is complete', () =>
    expect(check(entry(), entry('cybersecurity'))).toEqual({ names: ['register', 'cybersecurity'], reasons: [] }));

  it('is refused whenever the schema refuses it, whatever is changed in it', () => {
    const changed = [...mutations(entry())];
    const refusedBySchema = changed.filter((one) => !Value.Check(RemoteRelease, one));
    expect(refusedBySchema.length).toBeGreaterThan(300);
    for (const one of refusedBySchema) expect(check(one).names, JSON.stringify(one)).toEqual([]);
  });

  it('that is refused although the schema takes it has a range, a permission or an id that means nothing', () => {
    const stricter = [...mutations(entry())].filter(
      (one) => Value.Check(RemoteRelease, one) && check(one).names.length === 0,
    );
    expect(stricter.length).toBeGreaterThan(0);
    for (const one of stricter)
      expect(check(one).reasons[0]).toMatch(/^((previous\.)?(sdk|contract)|nav\.0\.needs\.\w+) is n/);
  });

  it.each([
    [{ label: 'Register' }, 'label is not an object'],
    [{ nav: [{ ...entry().nav[0], label: undefined }] }, 'nav.0.label is not an object'],
    [
      { nav: [{ ...entry().nav[0], needs: { resource: 'money', action: 'read' } }] },
      /^nav\.0\.needs\.resource is none of risks, /,
    ],
    [{ sdk: '*' }, 'sdk is not a range of versions such as ^1.2.3'],
    [{ routes: [] }, 'routes is empty'],
    [
      {
        routes: [
          { path: '/a/:id', title: null },
          { path: '/a/:key', title: null },
        ],
      },
      'the route /a/: is there twice',
    ],
    [{ nav: [entry().nav[0], entry().nav[0]] }, 'the navigation id register is there twice'],
    [{ surplus: 1 }, 'surplus is not part of an entry'],
  ])('with %o says what is wrong', (extra, reason) => {
    const { names, reasons } = check(entry('register', extra));
    expect(names).toEqual([]);
    expect(reasons).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason)]);
  });

  it('takes no other entry with it', () => {
    const bad = { ...entry(), nav: [{ id: 'register' }] };
    expect(check(entry('risk-flow'), bad, null, entry('cybersecurity')).names).toEqual(['risk-flow', 'cybersecurity']);
  });

  it('cannot take a name, a route or a navigation id of an earlier one', () => {
    const thief = entry('thief', { routes: [{ path: '/register/:other', title: null }], nav: entry().nav });
    expect(check(entry(), thief, entry())).toEqual({
      names: ['register'],
      reasons: [
        'the route /register/:other belongs to register; the navigation id register belongs to register',
        expect.stringMatching(/^another entry has the name register/),
      ],
    });
  });
});

describe('the last good entry', () => {
  it('stays in use where its successor cannot be used', () => {
    const good = entry();
    const { remotes } = usableReleases({ remotes: [{ ...good, version: '2', label: null }, entry('risk-flow')] }, [
      good,
    ]);
    expect(remotes.map(({ name, version }) => [name, version])).toEqual([
      ['register', '1.0.0-a'],
      ['risk-flow', '1.0.0-a'],
    ]);
  });

  it('gives way to a good successor, and goes with an entry that is gone', () => {
    const { remotes } = usableReleases({ remotes: [entry('register', { version: '2' })] }, [
      entry(),
      entry('risk-flow'),
    ]);
    expect(remotes.map(({ name, version }) => [name, version])).toEqual([['register', '2']]);
  });
});

it.each([[null], [[]], [{}], [{ remotes: {} }], ['<html>']])('%j is no registry', (content) =>
  expect(() => usableReleases(content)).toThrow(TypeError),
);

it('names the release and every reason in one line', () =>
  expect(unusableText({ name: 'register', reasons: ['a', 'b'] })).toBe(
    'The release of register cannot be used: a; b.',
  ));

it('accepts the manifests of this repository together', () => {
  const folder = join(import.meta.dirname, '../../remotes');
  const remotes = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'manifest.json')))
    .map((name) => {
      const { owners: _, ...manifest } = JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8'));
      return { ...manifest, version: '1', entry: '/x' };
    });
  expect(usableReleases({ remotes }).unusable).toEqual([]);
  expect(remotes.length).toBeGreaterThan(3);
});
