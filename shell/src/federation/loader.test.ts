import { userMenu } from '@parapet/sdk';
import { createTranslator } from '@parapet/sdk/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRegistry } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';
import type { Gate } from './gate.ts';
import type { Federation } from './module-federation.ts';
import { createRemoteLoader } from './loader.ts';

const Page = () => null;
const good = () => remoteModule('register', Page);

function setUp(load: Federation['load'], remotes = [release('register')], gate = vi.fn<Gate>(async () => null)) {
  const registry = fakeRegistry(remotes);
  const translator = createTranslator('en');
  const spy = vi.fn(load);
  const loader = createRemoteLoader({
    registry,
    federation: { load: spy },
    gate,
    translator,
    contractVersion: '1.2.0',
  });
  return { registry, translator, loader, load: spy, state: () => loader.state('register').get() };
}

beforeEach(() => void vi.useFakeTimers());
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
