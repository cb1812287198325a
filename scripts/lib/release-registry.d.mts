/** Who gets a canary: a part of the people, from 0 to 100, and everybody in the organizations with these ids. */
export interface Audience {
  percent?: number;
  organizations?: string[];
}

/** Gives a release, of which the files are there, to some people. @param release entry as in `remotes.json` */
export function publishCanary(
  registryDir: string,
  release: { name: string; version: string },
  audience: Audience,
): Promise<void>;

/** Switches a remote off for a reason, or with null on again. @throws when there is no such remote */
export function turn(registryDir: string, name: string, reason: string | null): Promise<boolean>;

/** Whether a release was taken out for good. */
export function isWithdrawn(registryDir: string, release: { name: string; version: string }): boolean;

/** Something speaks against a release: what is live is unchanged. */
export class ReleaseRefusal extends Error {}

/** Runs `work` while no other process works on the folder. */
export function withLock<T>(folder: string, work: () => T | Promise<T>): Promise<T>;
