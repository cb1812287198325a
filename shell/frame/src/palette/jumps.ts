/** Keys that open pages: `g`, then one of these. */
export const JUMPS: Readonly<Record<string, string>> = {
  d: '/dashboard',
  r: '/risk-register',
  f: '/risk-flow',
  c: '/cybersecurity',
  o: '/organization',
  s: '/settings',
  l: '/organization/audit-log',
};

export const jumpTo = (path: string): string | undefined =>
  Object.entries(JUMPS).find(([, target]) => target === path)?.[0];

/** Whether a key is typed as text, or belongs to a dialog. */
export function isTyped({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null)
  );
}
