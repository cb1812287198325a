/** The files of a release that are served, in base64. */
export function packedFiles(folder: string): { path: string; sha256: string; content: string }[];

/** Makes a version live on a service, or a canary for an audience. @throws with the service's reason */
export function sendRelease(
  release: { name: string; version: string },
  options: { to: string; token: string | undefined; folder?: string },
): Promise<void>;
