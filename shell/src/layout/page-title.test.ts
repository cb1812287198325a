import { expect, it } from 'vitest';
import { release } from '../testing/releases.ts';
import { documentTitle, findRoute } from './page-title.ts';

it('names page and product, or the product alone', () => {
  expect(documentTitle('Risk Register')).toBe('Risk Register | Parapet');
  expect(documentTitle(null)).toBe('Parapet');
});

const title = { en: 'Flow', es: 'Flow', fr: 'Flow', de: 'Flow' };
const remotes = [
  release('register'),
  release('risk-flow', { routes: [{ path: '/risk-flow', title }, { path: '/risk-flow/:id', title }, { path: '/grc/templates/new', title: null }] }),
];

it.each([
  ['/register', 'register', '/register'],
  ['/risk-flow', 'risk-flow', '/risk-flow'],
  ['/risk-flow/1f0c', 'risk-flow', '/risk-flow/:id'],
  ['/grc/templates/new', 'risk-flow', '/grc/templates/new'],
])('%s belongs to %s', (pathname, name, path) => expect(findRoute(remotes, pathname)).toMatchObject({ release: { name }, path }));

it('finds nothing for other paths', () => expect(findRoute(remotes, '/risk-flow/1/2')).toBeNull());
