/** A release of the product; `contract` is the version of its contract. */
export interface PastRelease {
  commit: string;
  date: string;
  contract: string;
}

/** The last releases, newest first. */
export function pastReleases(): PastRelease[];

/** The folder that a release is built in, a checkout of its own. */
export function folderOfRelease(release: PastRelease): string;
