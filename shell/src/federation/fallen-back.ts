import { readStored, writeStored } from '@parapet/sdk';

/** Which release of a remote this browser could not show, so that it starts with the one before until there is a newer release. */

interface FallenBack {
  /** The version that could not be shown. */
  version: string;
  /** Whether the person has hidden the notice. */
  isHidden: boolean;
}

const key = (remote: string) => `parapet.fallen-back.${remote}`;

/** @returns null as well where the browser's storage is switched off */
export function fallenBack(remote: string): FallenBack | null {
  const [version, hidden] = (readStored(key(remote)) ?? '').split(' ');
  return version ? { version, isHidden: hidden === 'hidden' } : null;
}

/** Null forgets it. Where the browser's storage is switched off, the newest release is tried first each time. */
export function noteFallenBack(remote: string, noted: FallenBack | null): void {
  writeStored(key(remote), noted && (noted.isHidden ? `${noted.version} hidden` : noted.version));
}
