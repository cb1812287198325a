/** Records that requests may change or use up; what is used up is replaced. */
import { operations, type OperationId } from '@parapet/contracts';
import { samples } from '../access/samples/samples.ts';
import type { Sample } from '../access/sample.ts';
import type { Kind } from '../world-kinds.ts';
import type { World } from '../world.ts';
import { copyOf } from './copies.ts';
import type { FuzzedRequest } from './words.ts';

/** How many there are at a time, to be changed: fewer would make requests that are sent at once wait for one another. */
const CHANGED = 4;
/** ... to be used up: of requests that are sent at once, one can. */
const USED_UP = 1;

/** Records that can be used once, where they are not what the address names: a risk has one flow, and that one plan. */
const USED_ELSEWHERE: Partial<Record<OperationId, string>> = { createRiskFlow: 'body.risk_id', createTreatmentPlan: 'body.risk_flow_id' };
const USES_UP: ReadonlySet<string> = new Set<OperationId>(['archiveRisk', 'unarchiveRisk', 'archiveRiskFlow', 'completeRiskFlow', 'completeTreatmentPlan', 'createRiskFlow', 'createTreatmentPlan']);

/** Stands for the risk that a record belongs to. @param token of the record */
export const riskOfToken = (token: string) => `risk-of-${token}`;

export interface Spares {
  /** The place of a request where they belong; null when there is none. */
  place: string | null;
  tokens: readonly string[];
  /** The request with records where it has words for them. */
  fill(request: FuzzedRequest): FuzzedRequest;
  /** What the record that a request is about has for an ETag. */
  versionOf(request: FuzzedRequest): string;
  /** To be told of each request that was carried out, and of what was answered. */
  used(request: FuzzedRequest, answer: string): void;
  /** Sees that there are enough again. */
  replace(): Promise<void>;
}

/** Where the spare records of a call belong, and what they are. */
function placeOf(id: OperationId): { place: string; kind: Kind } | null {
  const sample: Sample | undefined = Reflect.get(samples, id);
  const [place, names] = Object.entries(sample?.ids ?? {}).find(([at, { as }]) => (USED_ELSEWHERE[id] === undefined ? as === 'record' : at === USED_ELSEWHERE[id])) ?? [];
  if (place === undefined || names === undefined || operations[id].method === 'GET' || !('kind' in names) || names.kind === 'person') return null;
  return { place, kind: names.kind };
}

export async function sparesOf(ours: World, id: OperationId): Promise<Spares> {
  const about = placeOf(id);
  const isUsedUp = operations[id].method === 'DELETE' || USES_UP.has(id);
  // Words that stand for them in requests, until these are sent.
  const tokens = Array.from({ length: isUsedUp ? USED_UP : CHANGED }, (_, index) => `fuzz-record-${index}`);
  const records: string[] = [];
  const risks: string[] = [];
  const versions = new Map<string, number>();
  const filled = (text: string) =>
    tokens.reduce((before, token, index) => before.replaceAll(riskOfToken(token), risks[index] ?? token).replaceAll(token, records[index] ?? token), text);
  const namedIn = ({ params = {}, body = '' }: FuzzedRequest) => records.find((record) => Object.values(params).includes(record) || body.includes(record));

  const spares: Spares = {
    place: about?.place ?? null,
    tokens,
    fill(request) {
      const params = Object.entries(request.params ?? {}).map(([name, value]) => [name, filled(value)]);
      return { ...request, params: Object.fromEntries(params), ...(request.body !== undefined && { body: filled(request.body) }) };
    },
    versionOf: (request) => `"${versions.get(namedIn(request) ?? '') ?? 1}"`,
    used(request, answer) {
      const record = namedIn(request);
      if (record === undefined) return;
      if (isUsedUp) return void versions.delete(record);
      const version: unknown = answer === '' ? undefined : Reflect.get(Object(JSON.parse(answer)), 'version');
      versions.set(record, typeof version === 'number' ? version : (versions.get(record) ?? 1) + 1);
    },
    async replace() {
      if (about === null) return;
      for (const index of tokens.keys()) {
        const record = records[index];
        if (record !== undefined && versions.has(record)) continue;
        const copy = await copyOf(ours, about.kind);
        records[index] = copy.id;
        risks[index] = copy.risk ?? '';
        versions.set(copy.id, 1);
      }
    },
  };
  await spares.replace();
  return spares;
}
