/** The body with which a release is sent: what it must be before anything of it is stored. */
import { createHash } from 'node:crypto';
import { parse as parseJson } from 'secure-json-parse';
import { Problem } from '../../pipeline/problem.ts';

export interface ReleaseFile {
  /** Below the folder of the release. */
  path: string;
  content: Uint8Array;
}

export interface Upload {
  files: ReleaseFile[];
  /** What it was built from; null when that is not known. */
  commit: string | null;
  /** Checks that it did not pass before it was sent. */
  skipped: string[];
}

/** The body, in bytes; files are a quarter larger in it. */
export const UPLOAD_BYTES = 16 * 1_048_576;
const MOST_FILES = 2000;
/** Of one file, in bytes. */
const FILE_BYTES = 4 * 1_048_576;
const LONGEST_PATH = 250;
/** No part begins with a dot, so none leads out of the folder or is hidden. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/){0,4}[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
/** What a build of a remote consists of, and its compressed copies. */
const EXTENSION = /\.(?:js|css|json|svg|png|webp|woff2)(?:\.(?:gz|br))?$/;
const HASH = /^[0-9a-f]{64}$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** What a manifest may say; the rest of its entry in the registry is up to the service. */
const MANIFEST = new Set(['name', 'label', 'sdk', 'contract', 'routes', 'nav']);
/** Files that are read by the checks. */
const READ = ['manifest.json', 'mf-manifest.json', 'needs.json'];

const refusal = (detail: string) => new Problem(400, 'invalid_request', detail);

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** @throws Problem 400 when it is no JSON object */
function objectIn(text: string, what: string): Fields {
  try {
    const value: unknown = parseJson(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw refusal(`${what} is no JSON object`);
}

function fileOf(value: unknown, index: number): ReleaseFile {
  const { path, sha256, content } = isObject(value) ? value : {};
  if (!isText(path, LONGEST_PATH) || !PATH.test(path)) throw refusal(`File ${index + 1} has no valid path`);
  if (!EXTENSION.test(path)) throw refusal(`${path} is no kind of file that a release may have`);
  if (typeof content !== 'string' || content.length % 4 !== 0 || !BASE64.test(content))
    throw refusal(`The content of ${path} is not base64`);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > FILE_BYTES) throw refusal(`${path} has more than ${FILE_BYTES / 1_048_576} MB`);
  if (!isText(sha256, 64) || !HASH.test(sha256) || createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw refusal(`${path} has not the hash that was sent with it`);
  return { path, content: bytes };
}

/** @throws Problem 400 where a path is there twice, or one file would lie in another */
function assertDistinct(files: readonly ReleaseFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path)) throw refusal(`${path} is there twice`);
    seen.add(path);
  }
  for (const { path } of files)
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
      if (seen.has(path.slice(0, at))) throw refusal(`${path.slice(0, at)} is a file and a folder`);
}

/**
 * @param name of the remote that the token is for
 * @throws Problem 400 with the first fault
 */
export function readUpload(name: string, body: Uint8Array): Upload {
  const { files: sent, commit = null, skipped = [] } = objectIn(new TextDecoder().decode(body), 'The body');
  if (!Array.isArray(sent) || sent.length === 0) throw refusal('The body has no list of files');
  if (sent.length > MOST_FILES) throw refusal(`A release has at most ${MOST_FILES} files`);
  if (commit !== null && !(isText(commit, 60) && /^[\w.-]+$/.test(commit))) throw refusal('commit is no commit');
  if (!Array.isArray(skipped) || skipped.length > 10 || !skipped.every((one) => isText(one, 40)))
    throw refusal('skipped is no list of checks');
  const files = sent.map(fileOf);
  assertDistinct(files);
  const contents = READ.map((path) => {
    const file = files.find((one) => one.path === path);
    if (file === undefined) throw refusal(`${path} is missing`);
    return objectIn(new TextDecoder().decode(file.content), path);
  });
  const [manifest = {}] = contents;
  if (manifest['name'] !== name) throw refusal(`manifest.json is not that of ${name}`);
  const unknown = Object.keys(manifest).find((field) => !MANIFEST.has(field));
  if (unknown !== undefined) throw refusal(`manifest.json may not say ${unknown}`);
  return { files, commit, skipped };
}
