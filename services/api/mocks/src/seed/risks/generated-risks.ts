/** Risks in any number, for trying the interface with a large register: the same ones on every start. */
import { RISK_SEVERITIES, RISK_STATUSES } from '@parapet/contracts';
import { newRisk, riskScore, scoreBucket } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { sampleAssets } from '../items/assets.ts';
import { DOMAINS, ORGANIZATION_ID, type DomainName } from '../people/organizations.ts';
import { PEOPLE } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';
import { registerOf } from '../templates/registers.ts';
import { GENERATED_WORDS, SITES } from './generated-words.ts';

const GENERATED_KIND = 21;

const CATEGORIES = Object.keys(DOMAINS).filter((name): name is DomainName => Object.hasOwn(DOMAINS, name));
const OWNERS = [PEOPLE.daniel, PEOPLE.lena, PEOPLE.amelie, PEOPLE.tomasz, PEOPLE.priya, PEOPLE.ingrid];
/** An archived risk needs a completed flow, and generated risks have no flows. */
const STATUSES = RISK_STATUSES.filter((status) => status !== 'archived');

/** Different salts choose without regard to one another. */
function choose<T>(from: readonly T[], number: number, salt: number): T {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  const chosen = from[((mixed ^ (mixed >>> 12)) >>> 0) % from.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

const LEVELS = [1, 2, 2, 3, 3, 3, 4, 4, 5] as const;
/** Maximum score: no generated risk is worse than the worst handwritten risks of the sample. */
const WORST_SCORE = 16;
/** Steps between the severity that people chose and the one that the score suggests: mostly none. */
const APART = [0, 0, 0, 0, 0, -1, 1] as const;
const DAYS = Array.from({ length: 700 }, (_, index) => index + 1);
const PARTS = [0.02, 0.1, 0.3, 0.6, 0.9, 1] as const;

/** Titles do not repeat before every combination of event, thing and site was used. */
function titleOf({ events, things }: { events: readonly string[]; things: readonly string[] }, number: number): string {
  const place = Math.floor(number / CATEGORIES.length);
  const [event, thing] = [events[place % events.length], things[Math.floor(place / events.length) % things.length]];
  const site = SITES[Math.floor(place / (events.length * things.length)) % SITES.length];
  return `${event} ${thing} ${site}`;
}

export function generatedRisks(count: number, now: Date): SeedTables['risks'] {
  const assets = sampleAssets().map(({ id }) => id);
  return Array.from({ length: count }, (_, number) => {
    const category = CATEGORIES[number % CATEGORIES.length] ?? 'Operational';
    const words = GENERATED_WORDS[category];
    const days = choose(DAYS, number, 1);
    const asset = number % 3 === 0 ? choose(assets, number, 2) : null;
    const impact_level = choose(LEVELS, number, 6);
    const probability = Math.min(choose(LEVELS, number, 7), Math.floor(WORST_SCORE / impact_level));
    const judged =
      RISK_SEVERITIES.indexOf(scoreBucket(riskScore(impact_level, probability))) + choose(APART, number, 4);
    const input = {
      organization_id: ORGANIZATION_ID,
      title: titleOf(words, number),
      description: choose(words.descriptions, number, 3),
      category,
      domain_id: DOMAINS[category],
      table_id: registerOf(category),
      severity: RISK_SEVERITIES[Math.min(Math.max(judged, 0), RISK_SEVERITIES.length - 1)] ?? 'medium',
      status: choose(STATUSES, number, 5),
      impact_level,
      probability,
      owner_id: number % 10 === 0 ? null : choose(OWNERS, number, 8).id,
      reviewer_id: PEOPLE.daniel.id,
      asset_id: asset,
      selected_assets: asset === null ? [] : [asset],
    };
    return {
      ...newRisk(input, PEOPLE.grace.id),
      ...stamp(
        sampleId(GENERATED_KIND, number + 1),
        ORGANIZATION_ID,
        daysBefore(now, days),
        daysBefore(now, days * choose(PARTS, number, 9)),
      ),
    };
  });
}
