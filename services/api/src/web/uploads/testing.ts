/** Releases as they are sent, without code. */
import { createHash } from 'node:crypto';

const everywhere = (text: string) => ({ en: text, es: text, fr: text, de: text });

export const manifestOf = (name: string, extra: object = {}): object => ({
  name,
  label: everywhere(name),
  sdk: '^2.0.0',
  contract: '^3.0.0',
  routes: [{ path: `/${name}`, title: null }],
  nav: [],
  ...extra,
});

export function fileOf(path: string, text: string): { path: string; sha256: string; content: string } {
  const content = Buffer.from(text);
  return { path, sha256: createHash('sha256').update(content).digest('hex'), content: content.toString('base64') };
}

/** @param code of the page, by which versions differ */
export const filesOf = (name: string, code = 'export {}', manifest: object = manifestOf(name)) => [
  fileOf('assets/page-abc.js', code),
  fileOf('manifest.json', JSON.stringify(manifest)),
  fileOf('mf-manifest.json', '{}'),
  fileOf('needs.json', '{}'),
  fileOf('remoteEntry.js', 'export {}'),
];
