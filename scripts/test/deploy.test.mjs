/** The files in `deploy/` say what is true of the service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const README = read('README.md');
const NGINX = read('deploy', 'nginx.conf');
const locations = [...NGINX.matchAll(/location ~ (\S+) \{(.*?)\n {4}\}/gs)].map(([, pattern, body]) => ({
  matches: (path) => new RegExp(pattern).test(path),
  body,
}));
const bodyFor = (path) => locations.find(({ matches }) => matches(path))?.body ?? '';

test.each(['Dockerfile', 'compose.yaml', 'parapet.service'])('%s sets variables that the service reads', (file) => {
  // Of MongoDB's and Node's own, none is set but this one.
  const others = new Set(['NODE_ENV']);
  const set = [...read('deploy', file).matchAll(/^\s*(?:ENV |Environment=)?(.*)$/gm)]
    .flatMap(([, line]) => [...line.matchAll(/(?:^|\s)([A-Z]+(?:_[A-Z]+)+)(?==|: )/g)])
    .map(([, name]) => name)
    .filter((name) => !others.has(name));
  expect(set.length).toBeGreaterThan(0);
  for (const name of set) expect(README, name).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
});

test('what comes in pieces is not held back by the proxy', () => {
  const { paths } = JSON.parse(read('contracts', 'openapi.json'));
  const streams = Object.entries(paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('"text/event-stream"'))
    .map(([path]) => path);
  expect(streams).toContain('/api/events');
  for (const path of streams) expect(bodyFor(path), path).toContain('proxy_buffering off');
});

test('only files that are the same for everybody are cached by the proxy', () => {
  for (const path of ['/registry/register/1.0.0/remoteEntry.js', '/assets/index-abc.js'])
    expect(bodyFor(path), path).toContain('proxy_cache parapet');
  for (const path of ['/', '/remotes.json', '/api/risks', '/api/events', '/idp/assets/a.css'])
    expect(bodyFor(path), path).not.toContain('proxy_cache parapet');
});

test('the service has stopped before it would be killed', () => {
  const grace =
    Number(/GRACE = ([\d_]+)/.exec(read('services', 'api', 'src', 'main.ts'))?.[1]?.replace('_', '')) / 1000;
  expect(grace).toBeGreaterThan(0);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read('deploy', 'parapet.service'))?.[1])).toBeGreaterThan(grace);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('deploy', 'compose.yaml'))?.[1])).toBeGreaterThan(grace);
});
