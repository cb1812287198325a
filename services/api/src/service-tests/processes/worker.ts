/** A person at work: creates, changes, lists and deletes risks and completes flows, and records what the service acknowledged. */
import type { Client, Outcome } from './client.ts';

/** A change that the service has confirmed. */
export interface Acknowledged {
  entity: 'risks' | 'risk_flows';
  id: string;
  /** After the change; null for a deletion. */
  version: number | null;
  /** New title of the risk. */
  title?: string;
  /** New status of the flow. */
  status?: string;
}

export interface Worker {
  acknowledged: readonly Acknowledged[];
  /** Connections that broke before the answer. */
  unknown: () => number;
  /** Answers that a correct client must not get. */
  failures: readonly string[];
  /** Works until `stop` is called; resolves when the last request is answered. */
  run(): Promise<void>;
  stop(): void;
}

interface OwnRisk {
  id: string;
  version: number;
}

/** Answers when somebody else has changed or deleted the record. */
const CONFLICTS = new Set([404, 409, 412]);
/** Own risks; with more, the oldest is deleted. */
const MOST_OWN = 4;

export interface WorkerOptions {
  client: Client;
  organizationId: string;
  userId: string;
  name: string;
  /** Ids of risks that all workers change. */
  shared: readonly string[];
  /** Id of the asset that flows are about: without one they cannot be completed. */
  asset: string;
}

export function workerOf({ client, organizationId, userId, name, shared, asset }: WorkerOptions): Worker {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  const own: OwnRisk[] = [];
  const stopped = new AbortController();
  let [unknown, done] = [0, 0];

  /** @returns the record in the answer; null when there is none */
  function recordIn(outcome: Outcome, what: string): OwnRisk | null {
    if (outcome.kind === 'unknown') {
      unknown += 1;
      return null;
    }
    const { status, body } = outcome;
    if (status >= 400) {
      if (!CONFLICTS.has(status)) failures.push(`${what}: ${status} ${JSON.stringify(body)}`);
      return null;
    }
    if (typeof body !== 'object' || body === null || !('id' in body) || !('version' in body)) return null;
    return { id: String(body.id), version: Number(body.version) };
  }

  async function create(): Promise<void> {
    const title = `${name} ${done}`;
    const made = recordIn(
      await client.send('POST', '/api/risks', { organization_id: organizationId, title }),
      'create',
    );
    if (made === null) return;
    own.push(made);
    acknowledged.push({ entity: 'risks', ...made, title });
  }

  /** As the edit form does: based on the version that was read, and read again after a conflict. */
  async function change(id: string, from?: number): Promise<void> {
    for (let version = from; ; version = undefined) {
      version ??= recordIn(await client.send('GET', `/api/risks/${id}`), 'read')?.version;
      if (version === undefined) return;
      const title = `${name} ${done} on ${version}`;
      const outcome = await client.send('PATCH', `/api/risks/${id}`, { title }, { 'if-match': `"${version}"` });
      if (outcome.kind === 'answered' && outcome.status === 412) continue;
      const changed = recordIn(outcome, 'change');
      const known = own.find((one) => one.id === id);
      if (known !== undefined) known.version = changed?.version ?? 0;
      if (changed !== null) acknowledged.push({ entity: 'risks', ...changed, title });
      return;
    }
  }

  async function changeOwn(): Promise<void> {
    const known = own[done % own.length];
    if (known === undefined) return create();
    // The version is unknown if the last change was not answered.
    return change(known.id, known.version === 0 ? undefined : known.version);
  }

  async function list(): Promise<void> {
    const outcome = await client.send('GET', `/api/risks?organization_id=${organizationId}&limit=20&q=${name}`);
    if (outcome.kind === 'answered' && outcome.status !== 200) failures.push(`list: ${outcome.status}`);
  }

  async function remove(): Promise<void> {
    if (own.length <= MOST_OWN) return create();
    const [oldest] = own.splice(0, 1);
    if (oldest === undefined) return;
    const outcome = await client.send('DELETE', `/api/risks/${oldest.id}`);
    recordIn(outcome, 'delete');
    if (outcome.kind === 'answered' && outcome.status < 300)
      acknowledged.push({ entity: 'risks', id: oldest.id, version: null });
  }

  async function completeFlow(): Promise<void> {
    const risk = own.at(-1);
    if (risk === undefined) return create();
    const flow = recordIn(
      await client.send('POST', '/api/risk-flows', {
        organization_id: organizationId,
        risk_id: risk.id,
        status: 'in-progress',
        selected_assets: [asset],
      }),
      'flow',
    );
    // The risk has a flow already, or there was no answer.
    if (flow === null) return;
    acknowledged.push({ entity: 'risk_flows', ...flow });
    const treatment_plan = {
      title: 'Second line',
      description: 'Rent it',
      assignedTo: userId,
      priority: 'high',
      estimatedCost: '4 000 €',
      timeline: 'Two months',
    };
    const completed = recordIn(
      await client.send('PATCH', `/api/risk-flows/${flow.id}/complete`, { treatment_plan }),
      'complete',
    );
    // Completing changes the risk as well.
    risk.version = 0;
    if (completed !== null) acknowledged.push({ entity: 'risk_flows', ...completed, status: 'completed' });
  }

  const changeShared = () => change(shared[done % shared.length] ?? '');
  const steps = [
    create,
    changeOwn,
    changeShared,
    changeOwn,
    list,
    completeFlow,
    create,
    changeShared,
    remove,
    changeOwn,
  ];
  return {
    acknowledged,
    failures,
    unknown: () => unknown,
    async run() {
      for (; !stopped.signal.aborted; done += 1) await steps[done % steps.length]?.();
    },
    stop: () => stopped.abort(),
  };
}
