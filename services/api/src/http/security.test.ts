import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openApi, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';

const [embedded] = stores;
/** Not found without a shell, but with the headers of a page. */
const PAGE = '/register';

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
    return new Map(
      header.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1).join(' ')]),
    );
  }

  test('pages run only our own scripts, and no other site may frame them', async () => {
    const { anybody } = await start();
    const answer = await anybody.send('GET', PAGE);
    const policy = directives(answer);
    expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[0-9a-f]+'$/);
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[0-9a-f]+'$/);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('responses with data allow no scripts and no frames, and have no headers that only concern pages', async () => {
    for (const publicUrl of ['http://localhost:8080', 'https://risk.example.com']) {
      const { anybody } = await start({ publicUrl });
      const page = await anybody.send('GET', PAGE);
      const ofSecurity = ({ headers }: Response) =>
        [...headers.keys()].filter((name) =>
          /^(cross-origin|content-security|origin-agent|referrer|strict|x-(?!request-id|ratelimit))/.test(name),
        );
      expect(ofSecurity(page).length).toBeGreaterThan(9);
      for (const [url, status] of [
        ['/api/health', 200],
        ['/api/me', 401],
      ] as const) {
        const answer = await anybody.send('GET', url);
        expect(answer.status).toBe(status);
        const policy = directives(answer);
        expect(Object.fromEntries(policy)).toEqual({
          'default-src': "'none'",
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': "'none'",
        });
        const strict = publicUrl.startsWith('https:') ? ['strict-transport-security'] : [];
        expect(ofSecurity(answer), url).toEqual([
          'content-security-policy',
          'cross-origin-resource-policy',
          ...strict,
          'x-content-type-options',
          'x-frame-options',
        ]);
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        const same = (name: string) => [name, answer.headers.get(name)];
        expect(['x-content-type-options', 'x-frame-options', 'strict-transport-security'].map(same)).toEqual([
          ['x-content-type-options', 'nosniff'],
          ['x-frame-options', 'DENY'],
          ['strict-transport-security', page.headers.get('strict-transport-security')],
        ]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('sign-in responses have the headers of pages', async () => {
    const { anybody } = await start();
    expect(directives(await anybody.send('GET', '/api/auth/done')).get('script-src')).toBe("'self'");
  });

  test('a nonce is used once', async () => {
    const { anybody } = await start();
    const nonce = async () => directives(await anybody.send('GET', PAGE)).get('style-src');
    expect(await nonce()).toBeTruthy();
    expect(await nonce()).not.toBe(await nonce());
  });

  test('strict transport is required on https only', async () => {
    const http = await start();
    const https = await start({ publicUrl: 'https://risk.example.com' });
    expect((await http.anybody.send('GET', '/api/health')).headers.get('strict-transport-security')).toBeNull();
    expect((await https.anybody.send('GET', '/api/health')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    );
  });

  test('configured origins of remotes are allowed in script-src', async () => {
    const { anybody } = await start({ remoteOrigins: ['https://remotes.example.com'] });
    expect(directives(await anybody.send('GET', PAGE)).get('script-src')).toContain('https://remotes.example.com');
  });

  test('a compressed request is not decompressed', async () => {
    const api = await start();
    const ada = await api.person('ada@example.com');
    const payload = gzipSync(JSON.stringify({ organization_id: ada.organizationId, title: 'x'.repeat(100) }));
    const headers = {
      ...ada.headers,
      origin: 'http://localhost:8080',
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    };
    const answer = await api.app.inject({ method: 'POST', url: '/api/risks', headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'unsupported_media_type' }),
    ]);
  });
});
