import type { BulkItem, BulkResult, Job } from '@parapet/contracts';
import { recordTitle } from '@parapet/contracts/rules';
import {
  errorMessage,
  useNotify,
  useProblemSentences,
  useSession,
  useStartedJob,
  type ProblemSentences,
} from '@parapet/sdk';
import { NO_ROWS, type RowSelection } from '@parapet/ui';
import { useRef, useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import {
  changedLinks,
  formerValues,
  isChanged,
  runBulk,
  type BulkBody,
  type BulkChange,
  type BulkOutcome,
  type BulkPart,
  type BulkStep,
  type BulkTarget,
} from './bulk-run.ts';

/** The records that were ticked, or all that match the filter of a list but for some. */
export type BulkSelection = BulkTarget;

/** What a list selected. @param filter the filters in force, as the API takes them */
export const bulkSelection = (selected: RowSelection, filter: object): BulkSelection =>
  selected.kind === 'ids' ? { ids: [...selected.ids] } : { filter, except: selected.except };

export interface BulkListQuery {
  organization_id: string;
  limit: number;
  id?: string[];
}

export interface BulkKind<Body extends BulkBody> {
  /** Sends one request: `useOperation('bulkAssets').mutateAsync`. */
  send: (input: { body: Body }) => Promise<BulkResult | Job>;
  /** Reads a page of the list: `(query) => callOperation('listAssets', query)`. */
  list: (query: BulkListQuery) => Promise<{ items: readonly { id: string }[] }>;
}

export interface BulkProgress {
  done: number;
  /** 0 as long as it is not known. */
  total: number;
}

/** A record that was not changed, with what the operation on this one record would have answered. */
export interface BulkRefusal {
  id: string;
  name: string;
  reason: string;
}

/** What became of a change. */
export interface BulkEnd {
  /** False when it failed or was stopped before all records had their turn. */
  finished: boolean;
  /** Records that were changed, or refused for a reason of their own; none when the change goes on in the background. */
  answered: ReadonlySet<string>;
}

export interface BulkSaying<Body extends BulkBody> {
  /** What the toast says of the change: 'Owner of 20 risks set to Daniel Reyes'. */
  says?: (count: number) => string;
  /** Further changes for undoing, by the ids that were changed; they run after the others. */
  undoAlso?: (done: ReadonlySet<string>) => readonly BulkStep<Body>[];
}

/** What stays selected after a change: nothing once all records had their turn, and otherwise those that had not. */
export function stillSelected(selected: RowSelection, { finished, answered }: BulkEnd): RowSelection {
  if (finished) return NO_ROWS;
  return selected.kind === 'all' ? selected : { kind: 'ids', ids: selected.ids.difference(answered) };
}

/** Most ids that a list call takes, and most records that it answers with. */
const PAGE = 200;

/** The boundary at which a request gets the type of its kind; the caller's types guarantee its parts. */
function bodyOf<Body extends BulkBody>(
  parts: BulkPart & Pick<BulkBody, 'organization_id'>,
  change: BulkChange<Body>,
): Body;
function bodyOf(parts: object, change: object): object {
  return { ...parts, ...change };
}

/** The boundary at which former values from the server's answer get the type of a change. */
function changeOf<Body extends BulkBody>(action: string, parts?: Pick<BulkBody, 'set' | 'links'>): BulkChange<Body>;
function changeOf(action: string, parts: object = {}): object {
  return { action, ...parts };
}

/** What takes a change back; null when nothing does. */
function inverseOf<Body extends BulkBody>(action: string, items: readonly BulkItem[]): BulkStep<Body>[] | null {
  const ids = items.filter(({ status }) => status === 'done').map(({ id }) => id);
  if (action === 'update')
    return formerValues(items).map(({ set, ids: same }) => ({ change: changeOf('update', { set }), ids: same }));
  if (action === 'link' || action === 'unlink')
    return changedLinks(items).map(({ links, ids: same }) => ({
      change: changeOf(action === 'link' ? 'unlink' : 'link', { links }),
      ids: same,
    }));
  if (action === 'archive') return [{ change: changeOf('unarchive'), ids }];
  if (action === 'unarchive') return [{ change: changeOf('archive'), ids }];
  return null;
}

/**
 * Changes the selected records of one kind, says how far it is and what became of them, and takes it back on request (D37).
 * `BulkDialogs` of `@parapet/domain-ui/forms` shows the progress and the records that were refused.
 */
export function useBulkChange<Body extends BulkBody>({ send, list }: BulkKind<Body>) {
  const t = useDomainTexts();
  const notify = useNotify();
  const { organizationId } = useSession();
  const onStarted = useStartedJob();
  const sentencesOf = useProblemSentences();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const stopped = useRef(false);

  async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (let from = 0; from < ids.length; from += PAGE) {
      const { items } = await list({ organization_id: organizationId, limit: PAGE, id: ids.slice(from, from + PAGE) });
      for (const record of items) names.set(record.id, recordTitle(record) ?? '');
    }
    return names;
  }

  async function showRefused(items: readonly BulkItem[]) {
    const some = items.filter(({ status }) => status === 'refused');
    if (some.length === 0) return;
    // Without their names the reasons are still worth showing.
    const names = await namesOf(some.map(({ id }) => id)).catch(() => new Map<string, string>());
    const refusals = some.map(async ({ id, problem }) => {
      const { errors: [first] = [], detail }: ProblemSentences =
        problem === undefined ? {} : await sentencesOf(problem);
      return { id, name: names.get(id) ?? '', reason: first?.message ?? detail ?? t('bulk.no-reason') };
    });
    setRefused(await Promise.all(refusals));
  }

  const run = (change: BulkChange<Body>, target: BulkTarget, items: BulkItem[]) =>
    runBulk(target, {
      send: (part) => send({ body: bodyOf<Body>({ organization_id: organizationId, ...part }, change) }),
      onProgress: (more, done, total) => {
        items.push(...more);
        setProgress({ done, total });
      },
      isStopped: () => stopped.current,
    });

  /** Shows progress while something runs. A failure is shown; what was done before is returned too. */
  async function working(work: (items: BulkItem[]) => Promise<BulkOutcome | void>): Promise<BulkOutcome> {
    const items: BulkItem[] = [];
    let failed = false;
    let job: Job | undefined;
    stopped.current = false;
    setRefused([]);
    setProgress({ done: 0, total: 0 });
    try {
      job = (await work(items))?.job;
    } catch (error) {
      failed = true;
      notify.error(errorMessage(error, t('bulk.failed')));
    } finally {
      setProgress(null);
    }
    return { items, finished: !failed && !stopped.current, ...(job !== undefined && { job }) };
  }

  async function undo(steps: readonly BulkStep<Body>[]) {
    const { items } = await working(async (all) => {
      for (const { change, ids } of steps) if (ids.length > 0) await run(change, { ids }, all);
    });
    await showRefused(items);
  }

  return {
    /** Null while nothing runs. */
    progress,
    /** Stops after the request that is under way. */
    stop: () => {
      stopped.current = true;
    },
    /** The records that were refused in the last change. */
    refused,
    forgetRefused: () => setRefused([]),
    /** Resolves when all is done, or shown as failed. */
    change: async (
      change: BulkChange<Body>,
      selection: BulkSelection,
      { says, undoAlso = () => [] }: BulkSaying<Body> = {},
    ): Promise<BulkEnd> => {
      const { items, finished, job } = await working((all) => run(change, selection, all));
      if (job !== undefined) onStarted(job);
      const done = new Set(items.filter(isChanged).map(({ id }) => id));
      const text =
        says && done.size > 0
          ? says(done.size)
          : t(change.action === 'delete' ? 'bulk.deleted' : 'bulk.changed', { count: done.size });
      const steps = inverseOf<Body>(change.action, items);
      if (done.size > 0 && steps !== null) notify.undo(text, () => undo([...steps, ...undoAlso(done)]));
      else if (done.size > 0) notify.success(text);
      // Nothing changed because the records already had, or lacked, these links: says so.
      else if (items.some(({ status }) => status === 'done')) notify.info(text);
      await showRefused(items);
      return { finished, answered: new Set(items.map(({ id }) => id)) };
    },
  };
}

export type BulkState = Pick<ReturnType<typeof useBulkChange>, 'progress' | 'stop' | 'refused' | 'forgetRefused'>;
