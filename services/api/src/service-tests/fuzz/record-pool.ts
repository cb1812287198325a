/** Records for requests that change or use them up; used ones are replaced. */
import { operations, type OperationId } from '@parapet/contracts';
import type { Sample } from '../access/sample.ts';
import { samples } from '../access/samples/samples.ts';
import type { Kind } from '../world-kinds.ts';
import type { World } from '../world.ts';
import type { FuzzedRequest } from './placeholders.ts';
import { copyOf } from './record-copies.ts';

/** Records in a pool, when requests change them: with fewer, requests that run at the same time would wait for one another. */
const CHANGED = 4;
/** ... when requests use them up: only one of those that run at the same time can. */
const USED_UP = 1;

/** Places of records that can be used once, where that is not the id in the path: a risk has one flow, and a flow one plan. */
const USED_ELSEWHERE: Partial<Record<OperationId, string>> = {
  createRiskFlow: 'body.risk_id',
  createTreatmentPlan: 'body.risk_flow_id',
};
const USES_UP: ReadonlySet<string> = new Set<OperationId>([
  'archiveRisk',
  'unarchiveRisk',
  'archiveRiskFlow',
  'completeRiskFlow',
  'completeTreatmentPlan',
  'createRiskFlow',
  'createTreatmentPlan',
]);

/** Placeholder for the risk that a record belongs to. @param placeholder of the record */
export const riskPlaceholder = (placeholder: string) => `risk-of-${placeholder}`;

export interface RecordPool {
  /** The place in a request where the records belong; null when there is none. */
  place: string | null;
  /** Stand for the records in requests that have not been sent. */
  placeholders: readonly string[];
  /** The request with records for its placeholders. */
  fill(request: FuzzedRequest): FuzzedRequest;
  /** ETag of the record that a request is about. */
  versionOf(request: FuzzedRequest): string;
  /** To be called after each request that succeeded. */
  used(request: FuzzedRequest, answer: string): void;
  /** Replaces records that were used up. */
  replace(): Promise<void>;
}

/** Where the records of a pool belong, and their kind. */
function placeOf(id: OperationId): { place: string; kind: Kind } | null {
  const sample: Sample | undefined = Reflect.get(samples, id);
  const [place, use] =
    Object.entries(sample?.ids ?? {}).find(([at, { as }]) =>
      USED_ELSEWHERE[id] === undefined ? as === 'record' : at === USED_ELSEWHERE[id],
    ) ?? [];
  if (
    place === undefined ||
    use === undefined ||
    operations[id].method === 'GET' ||
    !('kind' in use) ||
    use.kind === 'person'
  )
    return null;
  return { place, kind: use.kind };
}

export async function recordPoolFor(ours: World, id: OperationId): Promise<RecordPool> {
  const about = placeOf(id);
  const isUsedUp = operations[id].method === 'DELETE' || USES_UP.has(id);
  const placeholders = Array.from({ length: isUsedUp ? USED_UP : CHANGED }, (_, index) => `fuzz-record-${index}`);
  const records: string[] = [];
  const risks: string[] = [];
  const versions = new Map<string, number>();
  const filled = (text: string) =>
    placeholders.reduce(
      (before, placeholder, index) =>
        before
          .replaceAll(riskPlaceholder(placeholder), risks[index] ?? placeholder)
          .replaceAll(placeholder, records[index] ?? placeholder),
      text,
    );
  const recordIn = ({ params = {}, body = '' }: FuzzedRequest) =>
    records.find((record) => Object.values(params).includes(record) || body.includes(record));

  const pool: RecordPool = {
    place: about?.place ?? null,
    placeholders,
    fill(request) {
      const params = Object.entries(request.params ?? {}).map(([name, value]) => [name, filled(value)]);
      return {
        ...request,
        params: Object.fromEntries(params),
        ...(request.body !== undefined && { body: filled(request.body) }),
      };
    },
    versionOf: (request) => `"${versions.get(recordIn(request) ?? '') ?? 1}"`,
    used(request, answer) {
      const record = recordIn(request);
      if (record === undefined) return;
      if (isUsedUp) return void versions.delete(record);
      const version: unknown = answer === '' ? undefined : Reflect.get(Object(JSON.parse(answer)), 'version');
      versions.set(record, typeof version === 'number' ? version : (versions.get(record) ?? 1) + 1);
    },
    async replace() {
      if (about === null) return;
      for (const index of placeholders.keys()) {
        const record = records[index];
        if (record !== undefined && versions.has(record)) continue;
        const copy = await copyOf(ours, about.kind);
        records[index] = copy.id;
        risks[index] = copy.risk ?? '';
        versions.set(copy.id, 1);
      }
    },
  };
  await pool.replace();
  return pool;
}
