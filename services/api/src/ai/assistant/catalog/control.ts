/** The controls of the catalog. Summaries are in our own words; clauses of other frameworks are given by number only. */

/** The topics of controls, which `drafts/controls.ts` finds in texts. */
export const TOPICS = [
  'access',
  'authentication',
  'privilege',
  'malware',
  'backup',
  'continuity',
  'monitoring',
  'network',
  'encryption',
  'vulnerability',
  'configuration',
  'change',
  'supplier',
  'privacy',
  'awareness',
  'personnel',
  'physical',
  'incident',
  'development',
  'governance',
] as const;
export type Topic = (typeof TOPICS)[number];

export const ASSET_KINDS = ['hardware', 'software', 'network', 'data', 'people'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

export interface Control {
  /** Identifier in its framework, e.g. `AC-2`. */
  id: string;
  framework: 'NIST SP 800-53' | 'NIST CSF 2.0';
  title: string;
  /** In our own words. */
  summary: string;
  topics: readonly Topic[];
  assets: readonly AssetKind[];
  /** Similar clauses of other frameworks, by number. */
  related: readonly Clauses[];
}

export interface Clauses {
  framework: string;
  /** e.g. `A.8.7` */
  clauses: readonly string[];
}

/** Id, title, summary, topics, kinds of assets, related clauses (I: ISO/IEC 27001 Annex A, S: SOC 2, P: PCI DSS), one framework after the other. */
type Row = readonly [id: string, title: string, summary: string, topics: string, assets: string, related: string];

/** The names include the edition to which the clause numbers refer. */
const FRAMEWORKS: Readonly<Record<string, readonly [name: string, prefix: string]>> = {
  I: ['ISO/IEC 27001:2022', 'A.'],
  S: ['SOC 2', ''],
  P: ['PCI DSS 4.0', ''],
};

function pick<V extends string>(known: readonly V[], list: string, of: string): V[] {
  return list.split(' ').map((word) => {
    const found = known.find((value) => value === word);
    if (found === undefined) throw new Error(`${of} names ${JSON.stringify(word)}, which is not known`);
    return found;
  });
}

/** Parses a table of controls. @throws Error for an unknown topic, kind of asset or framework */
export function controlsOf(framework: Control['framework'], rows: readonly Row[]): Control[] {
  return rows.map(([id, title, summary, topics, assets, related]) => ({
    id,
    framework,
    title,
    summary,
    topics: pick(TOPICS, topics, id),
    assets: assets === 'all' ? ASSET_KINDS : pick(ASSET_KINDS, assets, id),
    related: relatedClauses(related, id),
  }));
}

function relatedClauses(list: string, of: string): Clauses[] {
  const found = new Map<string, string[]>();
  for (const clause of list === '' ? [] : list.split(' ')) {
    const framework = FRAMEWORKS[clause.slice(0, 1)];
    if (framework === undefined) throw new Error(`${of} names ${JSON.stringify(clause)}, which is no clause`);
    const [name, prefix] = framework;
    found.set(name, [...(found.get(name) ?? []), prefix + clause.slice(1)]);
  }
  return [...found].map(([framework, clauses]) => ({ framework, clauses }));
}
