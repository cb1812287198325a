/** Overrides: a version, the canary or what is at an address, for one session of an admin of the server. Which ones there may be. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest, RemoteRegistry, RemoteRelease } from '@parapet/contracts/remote';
import { usableReleases } from '@parapet/contracts/releases';
import { isWithdrawn } from '../../../../scripts/lib/release-registry.mjs';
import type { Released } from './registry.ts';

/** `unusable` is also a version that is not there, or was withdrawn. */
export type OverrideRefusal = 'unreadable' | 'remote' | 'canary' | 'unusable' | 'address';

export interface Override {
  release: RemoteRelease;
  /** Where its code comes from; null for the registry. */
  origin: string | null;
}

export interface OverrideOptions {
  registryDir: string;
  /** From which addresses code may come. */
  origins: readonly string[];
}

/** No folder but that of a version: no slash, and no dot in front. */
const VERSION = /^[\w][\w.+-]*$/;

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

async function storedRelease(registryDir: string, name: string, version: string): Promise<RemoteRelease | null> {
  if (!VERSION.test(version) || isWithdrawn(registryDir, { name, version })) return null;
  const manifest = await textOf(join(registryDir, name, version, 'manifest.json'));
  if (manifest === null) return null;
  const { owners: _owners, ...described } = JSON.parse(manifest) as RemoteManifest;
  return { ...described, version, entry: `/registry/${name}/${version}/mf-manifest.json` };
}

/** @returns null for an address that is not below one of the origins */
function addressOf(text: string, origins: readonly string[]): URL | null {
  const url = URL.parse(text);
  const isPlain = url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPlain && origins.includes(url.origin) ? url : null;
}

/** @param releases among which it takes the place of one @returns whether all of them can be used then */
const fitsIn = (releases: readonly RemoteRelease[], release: RemoteRelease): boolean =>
  usableReleases({ remotes: releases.map((one) => (one.name === release.name ? release : one)) }).unusable.length === 0;

/**
 * @param text `register@1.4.2`, `register@canary` or `register@http://localhost:4201`
 * @returns the release without `previous`: what fails is to be seen, and no browser is to remember that it failed
 */
export async function findOverride(
  text: string,
  { remotes, canaries }: Released,
  { registryDir, origins }: OverrideOptions,
): Promise<Override | OverrideRefusal> {
  const [, name, wanted] = /^([a-z][a-z0-9-]*)@(\S+)$/.exec(text) ?? [];
  if (name === undefined || wanted === undefined) return 'unreadable';
  const live = remotes.find((one) => one.name === name);
  if (live === undefined) return 'remote';
  const { previous: _previous, fits: _fits, off, ...described } = live;
  const checked = (release: RemoteRelease, origin: string | null): Override | OverrideRefusal => {
    const { previous: _none, off: _own, ...rest } = release;
    // What is switched off stays so.
    const entry = { ...rest, ...(off && { off }) };
    return entry.name === name && fitsIn(remotes, entry) ? { release: entry, origin } : 'unusable';
  };
  if (wanted === 'canary') {
    const canary = canaries.find(({ release }) => release.name === name);
    return canary === undefined ? 'canary' : checked(canary.release, null);
  }
  if (wanted.includes('/')) {
    const address = addressOf(wanted, origins);
    if (address === null) return 'address';
    const base = address.href.replace(/\/+$/, '');
    const version = base.replace(/^https?:\/\//, '');
    return checked({ ...described, version, entry: `${base}/mf-manifest.json` }, address.origin);
  }
  const stored = await storedRelease(registryDir, name, wanted);
  return stored === null ? 'unusable' : checked(stored, null);
}

/** @param json the registry of a person @returns the same with the override in its place */
export function withOverride(json: string, { release }: Override): string {
  // Made by us a moment ago.
  const { remotes } = JSON.parse(json) as RemoteRegistry;
  return JSON.stringify({ remotes: remotes.map((one) => (one.name === release.name ? release : one)) });
}

/** @returns a page's policy that also allows code and styles from the origin of an override */
export const policyWith = (policy: string, origin: string): string =>
  policy.replace(/\b(script|style|img|font|connect)-src 'self'/g, (directive) => `${directive} ${origin}`);
