/** Reads many documents without holding up this process. */
import { yieldToOthers } from '../../platform/timers.ts';
import type { Engine, Query, Session, Stored } from '../engine.ts';

/** Most documents per page: fewer where reading them blocks this process, more where each page is a round trip to the server. */
const MOST = { embedded: 250, memory: 250, mongodb: 1000 } as const;
const FEWEST = 10;
/** Time (ms) that reading and processing one page may take in engines that block this process. */
const STRETCH_MS = 10;

export interface Paged extends Omit<Query, 'filter'> {
  /** Only ids after this one … */
  after?: string | undefined;
  /** … and before this one. */
  before?: string;
}

/** Documents in order of id, page by page; waiting requests are served in between. Pages of large documents hold fewer. */
export async function* pages(
  session: Session,
  kind: Engine['kind'],
  { after = '', before, ...query }: Paged,
): AsyncGenerator<Stored[]> {
  let limit: number = kind === 'mongodb' ? MOST.mongodb : FEWEST;
  const end = before === undefined ? {} : { $lt: before };
  for (let last = after; ;) {
    const started = performance.now();
    const page = await session.find(
      { ...query, filter: { _id: { $gt: last, ...end } } },
      { field: '_id', direction: 1, limit },
    );
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1)?._id ?? '';
    if (kind !== 'mongodb') limit = nextLimit(limit, performance.now() - started, MOST[kind]);
    await yieldToOthers();
  }
}

function nextLimit(limit: number, tookMs: number, most: number): number {
  const fitting = Math.floor((limit * STRETCH_MS) / Math.max(tookMs, 0.1));
  return Math.min(most, Math.max(FEWEST, Math.min(fitting, limit * 2)));
}
