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
