import { expect, test } from 'vitest';
import { fileOf, filesOf, manifestOf } from './testing.ts';
import { readUpload } from './upload-body.ts';

const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const others = filesOf('register');
const withFile = (file: unknown) => ({ files: [...others, file] });
const withPath = (path: string) => withFile(fileOf(path, 'x'));
const withManifest = (manifest: object) => ({ files: filesOf('register', '', manifest) });

test('a release is read with its files, and what is known about its build', () => {
  const { files, commit, skipped } = readUpload(
    'register',
    bytes({ files: others, commit: '2c1f-dirty', skipped: ['types'] }),
  );
  expect(files.map(({ path, content }) => [path, Buffer.from(content).toString()])[0]).toEqual([
    'assets/page-abc.js',
    'export {}',
  ]);
  expect([files.length, commit, skipped]).toEqual([5, '2c1f-dirty', ['types']]);
});

test.each([
  'assets/a.js.gz',
  'assets/_virtual_mf___x__-Dov1-GVd.js.br',
  'assets/a-b_c.css',
  'fonts/inter.woff2',
  'a.svg',
])('%s is a file of a release', (path) => {
  expect(readUpload('register', bytes(withPath(path))).files).toHaveLength(6);
});

test.each([
  ['no JSON', '{', 'The body is no JSON object'],
  ['a list', [], 'The body is no JSON object'],
  ['no files', { files: [] }, 'The body has no list of files'],
  ['too many files', { files: Array.from({ length: 2001 }, () => 0) }, 'A release has at most 2000 files'],
  ['something that is no file', withFile(7), 'File 6 has no valid path'],
  ['a way out', withPath('../register.js'), 'File 6 has no valid path'],
  ['a way out below', withPath('assets/../../a.js'), 'File 6 has no valid path'],
  ['a way out of Windows', withPath(String.raw`assets\..\a.js`), 'File 6 has no valid path'],
  ['an absolute path', withPath('/etc/a.js'), 'File 6 has no valid path'],
  ['a hidden file', withPath('assets/.a.js'), 'File 6 has no valid path'],
  ['an empty part', withPath('assets//a.js'), 'File 6 has no valid path'],
  ['a null byte', withPath('a.js\0.js'), 'File 6 has no valid path'],
  ['a long path', withPath(`${'a'.repeat(250)}.js`), 'File 6 has no valid path'],
  ['a page', withPath('index.html'), 'index.html is no kind of file that a release may have'],
  ['a page in disguise', withPath('a.js.html'), 'a.js.html is no kind of file that a release may have'],
  ['no extension', withPath('LICENSE'), 'LICENSE is no kind of file that a release may have'],
  ['one file twice', withPath('remoteEntry.js'), 'remoteEntry.js is there twice'],
  ['a file as folder', withPath('remoteEntry.js/a.js'), 'remoteEntry.js is a file and a folder'],
  ['another hash', withFile({ ...fileOf('a.js', 'x'), sha256: '0'.repeat(64) }), 'a.js has not the hash'],
  ['no hash', withFile({ ...fileOf('a.js', 'x'), sha256: undefined }), 'a.js has not the hash'],
  ['no base64', withFile({ ...fileOf('a.js', 'x'), content: '?' }), 'The content of a.js is not base64'],
  ['a large file', withFile(fileOf('a.js', 'x'.repeat(4_194_305))), 'a.js has more than 4 MB'],
  ['no record of needs', { files: others.filter(({ path }) => path !== 'needs.json') }, 'needs.json is missing'],
  ['the manifest of another', withManifest(manifestOf('risk-flow')), 'manifest.json is not that of register'],
  ['a manifest with an entry', withManifest(manifestOf('register', { off: { reason: 'x' } })), 'may not say off'],
  ['a broken manifest', { files: [...others.slice(2), fileOf('manifest.json', '[]')] }, 'manifest.json is no JSON'],
  ['a strange commit', { files: others, commit: '$(id)' }, 'commit is no commit'],
  ['strange checks', { files: others, skipped: ['x'.repeat(41)] }, 'skipped is no list of checks'],
])('a body with %s is refused', (_name, body, detail) => {
  expect(() => readUpload('register', bytes(body))).toThrow(
    expect.objectContaining({ status: 400, code: 'invalid_request', detail: expect.stringContaining(detail) }),
  );
});
