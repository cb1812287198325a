import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openApi, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';

const [embedded] = stores;

describe('security', () => {
  const open: TestApi[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((api) => api.close()));
  });
  async function start(config: Partial<Config> = {}): Promise<TestApi> {
    if (embedded === undefined) throw new Error('no store');
    const api = await openApi(embedded, { config });
    open.push(api);
    return api;
  }

  function directives(answer: Response): Map<string, string> {
    const header = answer.headers.get('content-security-policy') ?? '';
    return new Map(header.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1).join(' ')]));
  }

  test('pages may run only our own scripts and stand in nobody’s frame', async () => {
    const { anybody } = await start();
    const answer = await anybody.send('GET', '/api/health');
    const policy = directives(answer);
    expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[0-9a-f]+'$/);
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[0-9a-f]+'$/);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('a nonce is used once', async () => {
    const { anybody } = await start();
    const nonce = async () => directives(await anybody.send('GET', '/api/health')).get('style-src');
    expect(await nonce()).not.toBe(await nonce());
  });

  test('strict transport is asked for on https only', async () => {
    const http = await start();
    const https = await start({ publicUrl: 'https://risk.example.com' });
    expect((await http.anybody.send('GET', '/api/health')).headers.get('strict-transport-security')).toBeNull();
    expect((await https.anybody.send('GET', '/api/health')).headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test('other origins of remotes are let in by name', async () => {
    const { anybody } = await start({ remoteOrigins: ['https://remotes.example.com'] });
    expect(directives(await anybody.send('GET', '/api/health')).get('script-src')).toContain('https://remotes.example.com');
  });
});
