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
  try {
    const [version, hidden] = (localStorage.getItem(key(remote)) ?? '').split(' ');
    return version ? { version, isHidden: hidden === 'hidden' } : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function noteFallenBack(remote: string, noted: FallenBack | null): void {
  try {
    if (noted === null) localStorage.removeItem(key(remote));
    else localStorage.setItem(key(remote), noted.isHidden ? `${noted.version} hidden` : noted.version);
  } catch {
    // Then the newest release is tried first each time.
  }
}
