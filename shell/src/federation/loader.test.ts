import { userMenu } from '@parapet/sdk';
import { createTranslator } from '@parapet/sdk/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRegistry } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';
import type { Gate } from './gate.ts';
import type { Federation } from './module-federation.ts';
import { createRemoteLoader, type ReleaseFailure } from './loader.ts';

const Page = () => null;
const good = () => remoteModule('register', Page);

function setUp(load: Federation['load'], remotes = [release('register')], gate = vi.fn<Gate>(async () => null)) {
  const registry = fakeRegistry(remotes);
  const translator = createTranslator('en');
  const spy = vi.fn(load);
  const report = vi.fn<(failure: ReleaseFailure) => void>();
  const loader = createRemoteLoader({
    registry,
    federation: { load: spy },
    gate,
    translator,
    contractVersion: '1.2.0',
    report,
  });
  return { registry, translator, loader, report, load: spy, state: () => loader.state('register').get() };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('loading a remote', () => {
  it('is done once, however often it is asked for', async () => {
    const { loader, load, state } = setUp(async () => good());
    await Promise.all([loader.load('register'), loader.load('register')]);
    await loader.load('register');
    expect(load).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ status: 'ready', remote: { name: 'register' } });
  });

  it('registers the texts of the remote in the current language', async () => {
    const text = (title: string) => async () => ({ title });
    const module = remoteModule('register', Page, {
      locales: { en: text('Risks'), es: text(''), fr: text(''), de: text('') },
    });
    const { loader, translator } = setUp(async () => module);
    await loader.load('register');
    expect(translator.text('en', 'register', 'title')).toBe('Risks');
  });

  it.each([
    ['the server is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it throws while loading', () => Promise.reject(new Error('boom'))],
    ['its module exports something else', async () => ({ default: {} })],
    ['there is no module', async () => null],
    [
      'its texts do not load',
      async () =>
        remoteModule('register', Page, {
          locales: { ...good().remote.locales, en: () => Promise.reject(new Error('chunk')) },
        }),
    ],
    [
      'a menu entry breaks the rules',
      async () =>
        remoteModule('register', Page, {
          menuItems: [{ kind: 'link', label: { en: 'a', es: 'a', fr: 'a', de: 'a' }, icon: 'help', href: '' }],
        }),
    ],
  ])('fails when %s', async (_what, load) => {
    const { loader, state } = setUp(load);
    await loader.load('register');
    expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'broken' } });
  });

  it('fails when there is no release of it', async () => {
    const { loader, state } = setUp(async () => good(), []);
    await loader.load('register');
    expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'broken' } });
  });

  it.each([
    [{ sdk: '^3.0.0' }, { kind: 'incompatible', part: 'sdk', needs: '^3.0.0', has: '2.0.0' }],
    [{ contract: '^1.3.0' }, { kind: 'incompatible', part: 'contract', needs: '^1.3.0', has: '1.2.0' }],
  ])('fails without an attempt when the release needs %o', async (extra, failure) => {
    const { loader, load, state } = setUp(async () => good(), [release('register', extra)]);
    await loader.load('register');
    expect(state()).toEqual({ status: 'failed', failure });
    expect(load).not.toHaveBeenCalled();
  });

  it('starts a release for an earlier SDK and contract that the gate lets through', async () => {
    const { loader, state } = setUp(async () => good(), [release('register', { sdk: '^1.4.0', contract: '^0.9.0' })]);
    await loader.load('register');
    expect(state().status).toBe('ready');
  });

  it('fails without an attempt when the gate refuses the release, until one fits', async () => {
    const refusal = { kind: 'unrecorded', version: '1.0.0-a' } as const;
    const { loader, load, state } = setUp(
      async () => good(),
      undefined,
      vi.fn<Gate>(async () => null).mockResolvedValueOnce(refusal),
    );
    await loader.load('register');
    expect(state()).toEqual({ status: 'failed', failure: refusal });
    expect(load).not.toHaveBeenCalled();
    await loader.retry('register');
    expect(state().status).toBe('ready');
  });

  it('fails when it cannot be found out whether it fits', async () => {
    const { loader, load, state } = setUp(
      async () => good(),
      undefined,
      vi.fn<Gate>().mockRejectedValue(new TypeError('Failed to fetch')),
    );
    await loader.load('register');
    expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'broken' } });
    expect(load).not.toHaveBeenCalled();
  });

  it('fails after 5 s, but succeeds when the remote arrives later', async () => {
    let arrive = () => {};
    const { loader, state } = setUp(() => new Promise((resolve) => (arrive = () => resolve(good()))));
    const done = loader.load('register');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(state()).toEqual({ status: 'failed', failure: { kind: 'timeout' } });
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().status).toBe('ready');
  });
});

describe('a release that cannot be shown', () => {
  const previous = {
    version: '0.9.0',
    entry: '/registry/register/0.9.0/mf-manifest.json',
    sdk: '^2.0.0',
    contract: '^1.0.0',
  };
  const newest = (extra = {}) => [release('register', { previous, ...extra })];
  /** Only the releases with these versions load. */
  const loads =
    (...versions: string[]): Federation['load'] =>
    ({ version }) =>
      versions.includes(version) ? Promise.resolve(good()) : Promise.reject(new Error(`${version} is broken`));
  const fellBack = { from: '1.0.0-a', to: '0.9.0' };

  it('gives way to the one before, also the next time, without another attempt', async () => {
    const first = setUp(loads('0.9.0'), newest());
    await first.loader.load('register');
    expect(first.state()).toMatchObject({ status: 'ready', fellBack });
    const next = setUp(loads('0.9.0', '1.0.0-a'), newest());
    await next.loader.load('register');
    expect(next.load.mock.calls.map(([{ version }]) => version)).toEqual(['0.9.0']);
    expect(next.state()).toMatchObject({ status: 'ready', fellBack });
  });

  it.each([
    ['the gate refuses it', newest(), async () => ({ kind: 'outdated' }) as const],
    ['it needs another SDK', newest({ sdk: '^3.0.0' }), async () => null],
  ])('gives way when %s', async (_why, remotes, refuse) => {
    const { loader, state } = setUp(
      loads('0.9.0', '1.0.0-a'),
      remotes,
      vi.fn<Gate>(async () => null).mockImplementationOnce(refuse),
    );
    await loader.load('register');
    expect(state()).toMatchObject({ status: 'ready', fellBack });
  });

  it('is tried again when the person asks, and stays when it works', async () => {
    const { loader, load, state } = setUp(loads('0.9.0'), newest());
    await loader.load('register');
    load.mockImplementation(loads('0.9.0', '1.0.0-a'));
    await loader.retry('register');
    expect(state()).toMatchObject({ status: 'ready' });
    expect(state()).not.toHaveProperty('fellBack');
    const next = setUp(loads('1.0.0-a'), newest());
    await next.loader.load('register');
    expect(next.state()).not.toHaveProperty('fellBack');
  });

  it('is forgotten once there is a newer one', async () => {
    await setUp(loads('0.9.0'), newest()).loader.load('register');
    const next = setUp(loads('0.9.0', '1.1.0'), newest({ version: '1.1.0' }));
    await next.loader.load('register');
    expect(next.load.mock.calls.map(([{ version }]) => version)).toEqual(['1.1.0']);
    expect(next.state()).not.toHaveProperty('fellBack');
  });

  it('fails with its own failure when the one before fails too, without a third attempt', async () => {
    const { loader, load, report, state } = setUp(loads(), newest());
    await loader.load('register');
    const failure = { kind: 'broken', error: new Error('1.0.0-a is broken') };
    expect(state()).toMatchObject({ status: 'failed', failure });
    expect(load).toHaveBeenCalledTimes(2);
    expect(report.mock.calls).toEqual([[{ remote: 'register', version: '1.0.0-a', failure, shown: null }]]);
  });

  it('starts after all when the one before no longer works', async () => {
    await setUp(loads('0.9.0'), newest()).loader.load('register');
    const next = setUp(loads('1.0.0-a'), newest());
    await next.loader.load('register');
    expect(next.state()).toMatchObject({ status: 'ready' });
    expect(next.state()).not.toHaveProperty('fellBack');
  });

  it('does not give way without a connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loader, load, report, state } = setUp(loads('0.9.0'), newest());
    await loader.load('register');
    online.mockRestore();
    expect(state()).toMatchObject({ status: 'failed' });
    expect(load).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
  });

  it('gives way once when one of its pages crashes', async () => {
    const { loader, load, report, state } = setUp(loads('0.9.0', '1.0.0-a'), newest());
    await loader.load('register');
    const error = new Error('broken page');
    await loader.crashed('register', error);
    expect(state()).toMatchObject({ status: 'ready', fellBack });
    await loader.crashed('register', error);
    const failed = { remote: 'register', failure: { kind: 'crashed' }, error };
    expect(report.mock.calls).toEqual([
      [{ ...failed, version: '1.0.0-a', shown: '0.9.0' }],
      [{ ...failed, version: '0.9.0', shown: null }],
    ]);
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['1.0.0-a', '0.9.0']);
    // The release was not what failed.
    const next = setUp(loads('0.9.0', '1.0.0-a'), newest());
    await next.loader.load('register');
    expect(next.state()).not.toHaveProperty('fellBack');
  });
});

describe('trying again', () => {
  it('asks for the newest release and loads it afresh', async () => {
    const { loader, load, registry, state } = setUp(async ({ version }) =>
      version === '1.0.1-b' ? good() : Promise.reject(new Error('broken')),
    );
    await loader.load('register');
    vi.mocked(registry.refresh).mockImplementation(async () =>
      registry.set([release('register', { version: '1.0.1-b' })]),
    );
    await loader.retry('register');
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ version: '1.0.1-b' }), true);
    expect(state().status).toBe('ready');
  });

  it('succeeds after a version mismatch once a compatible release is available', async () => {
    const { loader, registry, state } = setUp(async () => good(), [release('register', { sdk: '^2.0.0' })]);
    await loader.load('register');
    vi.mocked(registry.refresh).mockImplementation(async () => registry.set([release('register')]));
    await loader.retry('register');
    expect(state().status).toBe('ready');
  });

  it('loads the known release when the registry does not answer', async () => {
    const { loader, registry, load, state } = setUp(async () => good());
    load.mockRejectedValueOnce(new Error('offline'));
    await loader.load('register');
    vi.mocked(registry.refresh).mockRejectedValue(new Error('offline'));
    await loader.retry('register');
    expect(state().status).toBe('ready');
  });

  it('ignores the late result of an earlier attempt', async () => {
    let arriveLate = () => {};
    const { loader, load, state } = setUp(async () => good());
    load.mockImplementationOnce(
      () => new Promise((_resolve, reject) => (arriveLate = () => reject(new Error('late')))),
    );
    const first = loader.load('register');
    await vi.advanceTimersByTimeAsync(5_000);
    await first;
    await loader.retry('register');
    arriveLate();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().status).toBe('ready');
  });

  it('does not add the menu entries twice', async () => {
    const item = {
      kind: 'link',
      label: { en: 'a', es: 'a', fr: 'a', de: 'a' },
      icon: 'help',
      href: 'https://example.com',
    } as const;
    const { loader } = setUp(async () => remoteModule('register', Page, { menuItems: [item] }));
    await loader.load('register');
    await loader.retry('register');
    expect(userMenu.get().filter((one) => one.kind === 'link' && one.href === item.href)).toHaveLength(1);
  });
});
