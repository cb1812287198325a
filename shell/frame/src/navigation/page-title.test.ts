import type { RemoteManifest } from '@parapet/contracts/remote';
import { expect, it } from 'vitest';
import { documentTitle, findRoute } from './page-title.ts';

it('names page and product, or only the product', () => {
  expect(documentTitle('Risk Register')).toBe('Risk Register | Parapet');
  expect(documentTitle(null)).toBe('Parapet');
});

it('begins with the number of unread notifications', () => {
  expect(documentTitle('Risk Register', '3')).toBe('(3) Risk Register | Parapet');
  expect(documentTitle(null, '99+')).toBe('(99+) Parapet');
});

const title = { en: 'Flow', es: 'Flow', fr: 'Flow', de: 'Flow' };
const remote = (name: string, ...paths: string[]): RemoteManifest => ({
  name,
  label: title,
  sdk: '^2.0.0',
  contract: '^1.0.0',
  routes: paths.map((path) => ({ path, title })),
  nav: [],
});
const remotes = [
  remote('register', '/register'),
  remote('risk-flow', '/risk-flow', '/risk-flow/:id', '/grc/templates/new'),
];

it.each([
  ['/register', 'register', '/register'],
  ['/risk-flow', 'risk-flow', '/risk-flow'],
  ['/risk-flow/1f0c', 'risk-flow', '/risk-flow/:id'],
  ['/grc/templates/new', 'risk-flow', '/grc/templates/new'],
])('%s belongs to %s', (pathname, name, path) =>
  expect(findRoute(remotes, pathname)).toEqual({ remote: name, path, title }),
);

it('finds no route for other paths', () => expect(findRoute(remotes, '/risk-flow/1/2')).toBeNull());
