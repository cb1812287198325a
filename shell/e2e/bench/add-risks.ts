/** Fills an organization with risks, directly in the embedded store, while the service does not run. */
import { RISK_SEVERITIES, RISK_STATUSES } from '@parapet/contracts';
import { newRisk } from '@parapet/contracts/rules';
import type { RiskDoc } from '../../../services/api/src/collections.ts';
import { collections } from '../../../services/api/src/store-spec.ts';
import { migrations } from '../../../services/api/src/migrations.ts';
import { auditKeyFile } from '../../../services/api/src/store/audit-key/outside-key.ts';
import { openStore } from '../../../services/api/src/store/open-store.ts';

/** Risks in one transaction. */
const BATCH = 1000;
const WORDS = [
  'phishing',
  'supplier',
  'outage',
  'ransomware',
  'privacy',
  'laptop',
  'cloud',
  'contract',
  'fraud',
  'flood',
  'backup',
  'access',
];
const CATEGORIES = ['Security', 'Privacy', 'Operational', 'Financial', 'Regulatory'];
const STATUSES = RISK_STATUSES.filter((status) => status !== 'archived');

/** Spreads whole numbers evenly and always the same way, so that runs are comparable. */
function pick<T>(from: readonly T[], seed: number, salt: number): T {
  let mixed = Math.imul(seed ^ (salt * 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const chosen = from[((mixed ^ (mixed >>> 16)) >>> 0) % from.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

const LEVELS = [1, 2, 3, 4, 5] as const;

export async function addRisks(dataDir: string, organization: string, risks: number): Promise<void> {
  const store = await openStore(
    { dataDir, auditKey: { given: undefined, file: auditKeyFile(dataDir) } },
    collections,
    migrations,
  );
  try {
    for (let from = 0; from < risks; from += BATCH) {
      await store.transaction(organization, { id: 'bench' }, async (tx) => {
        for (let seed = from; seed < Math.min(from + BATCH, risks); seed += 1) {
          const [one, other] = [pick(WORDS, seed, 1), pick(WORDS, seed, 2)];
          await tx
            .collection<RiskDoc>('risks')
            .insertOne(
              newRisk(
                {
                  organization_id: organization,
                  title: `A ${one} incident stops the ${other} of site ${seed}`,
                  description: `The ${one} of a ${other} may lead to ${pick(WORDS, seed, 3)}.`,
                  category: pick(CATEGORIES, seed, 4),
                  severity: pick(RISK_SEVERITIES, seed, 5),
                  status: pick(STATUSES, seed, 6),
                  impact_level: pick(LEVELS, seed, 7),
                  probability: pick(LEVELS, seed, 8),
                },
                'bench',
              ),
            );
        }
      });
      await store.audit(organization).seal();
    }
  } finally {
    await store.close();
  }
}
