/** The control catalogue: everything the product knows, and what fits a case best. */
import type { AssetKind, Control, Topic } from './control.ts';
import { NIST_CSF_2 } from './nist-csf-2.ts';
import { NIST_SP_800_53 } from './nist-sp-800-53.ts';
import { assetKindsOf, topicsOf } from './topics.ts';

export const CATALOGUE: readonly Control[] = [...NIST_SP_800_53, ...NIST_CSF_2];

/** A topic tells more than a kind of asset; a control that is about little else than what is asked fits best. */
function fit(control: Control, topics: readonly Topic[], assets: readonly AssetKind[]): number {
  const about = control.topics.filter((topic) => topics.includes(topic));
  if (topics.length > 0 && about.length === 0) return 0;
  const kinds = control.assets.filter((kind) => assets.includes(kind));
  if (assets.length > 0 && kinds.length === 0) return 0;
  const first = control.topics[0];
  const main = first !== undefined && topics.includes(first) ? 1 : 0;
  return about.length * 3 + main * 2 + (kinds.length > 0 ? 2 / control.assets.length : 0) + (control.framework === 'NIST SP 800-53' ? 0.5 : 0);
}

export interface Case {
  /** What the risk is about, in words. */
  text: string;
  /** Kind of asset, in words; '' when it does not matter. */
  assetType: string;
}

/** @returns the controls that fit best, best first; none when the words say nothing to us */
export function controlsFor({ text, assetType }: Case, limit: number): Control[] {
  const assets = assetKindsOf(assetType);
  const topics = topicsOf(`${text} ${assets.length === 0 ? assetType : ''}`);
  if (topics.length === 0 && assets.length === 0) return [];
  return CATALOGUE.map((control) => ({ control, points: fit(control, topics, assets) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ control }) => control);
}

/** @param id e.g. `AC-2`; upper and lower case alike */
export function controlById(id: string): Control | null {
  return CATALOGUE.find((control) => control.id.toLowerCase() === id.toLowerCase()) ?? null;
}

/** Where a control is found: `NIST SP 800-53 AC-2; ISO 27001 A.5.16` (200 characters at most). */
export function referenceOf({ framework, id, related }: Control): string {
  return [`${framework} ${id}`, ...related].join('; ').slice(0, 200);
}
