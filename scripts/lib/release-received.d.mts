import type { Audience } from './release-registry.d.mts';

/** A release as it was sent. */
export interface Received {
  name: string;
  version: string;
  /** With paths below the folder of the release; null for a version that is there already. */
  files: readonly { path: string; content: Uint8Array }[] | null;
  /** Who releases it, for the log. */
  who: string;
  /** What it was built from; null when that is not known. */
  commit: string | null;
  /** Checks that it did not pass. */
  skipped?: string[];
}

/** The version is there with other files. */
export class DifferentFiles extends Error {}

/** Nothing was sent of a version that is not there. */
export class UnknownRelease extends Error {}

/**
 * Stores the files of a version and makes it live, or a canary for an audience.
 * @returns whether the version is new
 * @throws DifferentFiles, UnknownRelease, or ReleaseRefusal with every reason; what people get is then unchanged
 */
export function receiveRelease(
  sent: Received,
  options: { registryDir: string; shellDir: string; audience?: Audience; dryRun?: boolean },
): Promise<{ isNew: boolean }>;
