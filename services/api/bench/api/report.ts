/** Prints the figures and compares them with the goals. */
import { median, pairedRatio, percentileOf } from './figures.ts';
import {
  ASSET_COUNTS_OPERATION,
  DASHBOARD_OPERATION,
  DEEP_OPERATION,
  DELETE_OPERATION,
  FACETS_OPERATION,
  GET_OPERATION,
  LINK_OPERATION,
  LIST_OPERATION,
  SEARCH_OPERATION,
} from './operations.ts';
import type { Round } from './rounds.ts';

/** One operation at one size: rounds of the service and of the bare one, alternately. */
export interface Measured {
  operation: string;
  reads: boolean;
  risks: number;
  service: Round[];
  bare: Round[];
}

export interface Row {
  operation: string;
  risks: number;
  /** Milliseconds for a single caller. */
  p50: number;
  p95: number;
  p99: number;
  /** Requests per second. */
  perSecond: number;
  barePerSecond: number;
  /** Share of the bare route's requests per second. */
  ratio: number;
  /** The same ratio by processor time per request, which other programs on the machine hardly change. */
  processorRatio: number;
  /** Milliseconds of processor time for a request. */
  processor: number;
  bareProcessor: number;
  bareP95: number;
}

const rates = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => perSecond);
const costs = (rounds: readonly Round[]) => rounds.map(({ processor }) => processor);
const p95s = (rounds: readonly Round[]) => rounds.map(({ times }) => percentileOf(times, 0.95));

export function rowOf({ operation, risks, service, bare }: Measured): Row {
  const times = service.flatMap((one) => one.times);
  return {
    operation,
    risks,
    p50: percentileOf(times, 0.5),
    p95: percentileOf(times, 0.95),
    p99: percentileOf(times, 0.99),
    perSecond: median(rates(service)),
    barePerSecond: median(rates(bare)),
    ratio: pairedRatio(rates(service), rates(bare)),
    processorRatio: pairedRatio(costs(bare), costs(service)),
    processor: median(costs(service)),
    bareProcessor: median(costs(bare)),
    bareP95: percentileOf(
      bare.flatMap((one) => one.times),
      0.95,
    ),
  };
}

/** The file of the embedded store as it was seeded. */
export interface DatabaseFile {
  risks: number;
  bytes: number;
}

export interface Goal {
  text: string;
  figure: string;
  met: boolean;
}

const BARE_SHARE = 0.6;
const BARE_SHARE_OF_GET = 0.7;
const GROWTH = 1.5;
/** Limit of the embedded store's file with the largest number of risks. */
const FILE_MB = 350;
const [SMALL, LARGE, HUGE] = [1000, 100_000, 1_000_000];
/** p95 in milliseconds. */
const LIMITS = [
  { risks: LARGE, operation: DASHBOARD_OPERATION, limit: 20 },
  { risks: LARGE, operation: SEARCH_OPERATION, limit: 10 },
  { risks: LARGE, operation: LINK_OPERATION, limit: 10 },
  { risks: LARGE, operation: FACETS_OPERATION, limit: 10 },
  { risks: LARGE, operation: ASSET_COUNTS_OPERATION, limit: 10 },
  { risks: LARGE, operation: DELETE_OPERATION, limit: 10 },
  { risks: HUGE, operation: LIST_OPERATION, limit: 10 },
  { risks: HUGE, operation: DEEP_OPERATION, limit: 10 },
  { risks: HUGE, operation: SEARCH_OPERATION, limit: 20 },
  { risks: HUGE, operation: FACETS_OPERATION, limit: 100 },
  { risks: HUGE, operation: ASSET_COUNTS_OPERATION, limit: 100 },
];

const share = (ratio: number) => `${Math.round(ratio * 100)} %`;
const ms = (value: number) => `${value.toFixed(2)} ms`;

/** The goals that the measurements cover. The figures of the bare one show whether the machine was slow. */
export function goalsOf(measured: readonly Measured[], files: readonly DatabaseFile[] = []): Goal[] {
  const at = (operation: string, risks: number) =>
    measured.find((one) => one.operation === operation && one.risks === risks);
  const goals = measured.map(rowOf).map(({ operation, risks, ratio, processorRatio }) => {
    const goal = operation === GET_OPERATION ? BARE_SHARE_OF_GET : BARE_SHARE;
    return {
      text: `${operation}, ${risks} risks: at least ${share(goal)} of the bare route's requests per second`,
      figure: `${share(ratio)} (${share(processorRatio)} by processor time)`,
      met: ratio >= goal,
    };
  });
  const [small, large] = [at(LIST_OPERATION, SMALL), at(LIST_OPERATION, LARGE)];
  if (small !== undefined && large !== undefined) {
    const growth = pairedRatio(p95s(large.service), p95s(small.service));
    const ofBare = pairedRatio(p95s(large.bare), p95s(small.bare));
    goals.push({
      text: `${LIST_OPERATION}: p95 with ${LARGE} risks at most ${GROWTH} times that with ${SMALL}`,
      figure: `${growth.toFixed(2)} times (the bare route ${ofBare.toFixed(2)})`,
      met: growth <= GROWTH,
    });
  }
  for (const { risks, operation, limit } of LIMITS) {
    const found = at(operation, risks);
    if (found === undefined) continue;
    const { p95, bareP95 } = rowOf(found);
    goals.push({
      text: `${operation}: p95 with ${risks} risks under ${limit} ms`,
      figure: `${ms(p95)} (the bare route ${ms(bareP95)})`,
      met: p95 < limit,
    });
  }
  const file = files.find(({ risks }) => risks === LARGE);
  if (file !== undefined) {
    const megabytes = file.bytes / 1e6;
    goals.push({
      text: `embedded store: file with ${LARGE} risks under ${FILE_MB} MB`,
      figure: `${megabytes.toFixed(0)} MB`,
      met: megabytes < FILE_MB,
    });
  }
  return goals;
}

const COLUMNS = ['p50 ms', 'p95 ms', 'p99 ms', 'req/s', 'bare', 'ratio', 'CPU ms', 'bare CPU', 'by CPU'];

export function tableOf(rows: readonly Row[]): string {
  const head = `${'operation'.padEnd(28)}${'risks'.padStart(8)}${COLUMNS.map((name) => name.padStart(9)).join('')}`;
  const lines = rows.map((row) => {
    const numbers = [row.p50, row.p95, row.p99].map((value) => value.toFixed(2));
    const cells = [
      ...numbers,
      row.perSecond.toFixed(0),
      row.barePerSecond.toFixed(0),
      share(row.ratio),
      row.processor.toFixed(2),
      row.bareProcessor.toFixed(2),
      share(row.processorRatio),
    ];
    return `${row.operation.padEnd(28)}${String(row.risks).padStart(8)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  });
  return [head, ...lines].join('\n');
}

/** One line each. */
export function goalLines(goals: readonly Goal[]): string {
  return goals
    .map(({ text, figure, met }) => `${met ? 'met          ' : 'NOT MET  >>> '}${text}: ${figure}`)
    .join('\n');
}
