/** The figures as people read them, and how they compare with what is aimed for. */
import { median, pairedRatio, percentileOf } from './figures.ts';
import { DASHBOARD_OPERATION, LIST_OPERATION } from './operations.ts';
import type { Round } from './rounds.ts';

/** One operation at one size: the rounds of the service and of the bare route, in turns. */
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
  /** The same by what requests cost: other programs on the machine hardly change that. */
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
    bareP95: percentileOf(bare.flatMap((one) => one.times), 0.95),
  };
}

export interface Goal {
  text: string;
  figure: string;
  met: boolean;
}

const BARE_SHARE = 0.6;
const GROWTH = 1.5;
const DASHBOARD_MS = 20;
const [SMALL, LARGE] = [1000, 100_000];

const share = (ratio: number) => `${Math.round(ratio * 100)} %`;
const ms = (value: number) => `${value.toFixed(2)} ms`;

/** What can be told from what was measured. What slows the bare route down as well is told with it: it may be the machine. */
export function goalsOf(measured: readonly Measured[]): Goal[] {
  const at = (operation: string, risks: number) => measured.find((one) => one.operation === operation && one.risks === risks);
  const goals = measured.map(rowOf).map(({ operation, risks, ratio, processorRatio }) => ({
    text: `${operation}, ${risks} risks: at least ${share(BARE_SHARE)} of the bare route's requests per second`,
    figure: `${share(ratio)} (${share(processorRatio)} by processor time)`,
    met: ratio >= BARE_SHARE,
  }));
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
  const dashboard = at(DASHBOARD_OPERATION, LARGE);
  if (dashboard !== undefined) {
    const { p95, bareP95 } = rowOf(dashboard);
    goals.push({ text: `${DASHBOARD_OPERATION}: p95 with ${LARGE} risks under ${DASHBOARD_MS} ms`, figure: `${ms(p95)} (the bare route ${ms(bareP95)})`, met: p95 < DASHBOARD_MS });
  }
  return goals;
}

const COLUMNS = ['p50 ms', 'p95 ms', 'p99 ms', 'req/s', 'bare', 'ratio', 'CPU ms', 'bare CPU', 'by CPU'];

export function tableOf(rows: readonly Row[]): string {
  const head = `${'operation'.padEnd(28)}${'risks'.padStart(8)}${COLUMNS.map((name) => name.padStart(9)).join('')}`;
  const lines = rows.map((row) => {
    const numbers = [row.p50, row.p95, row.p99].map((value) => value.toFixed(2));
    const cells = [...numbers, row.perSecond.toFixed(0), row.barePerSecond.toFixed(0), share(row.ratio), row.processor.toFixed(2), row.bareProcessor.toFixed(2), share(row.processorRatio)];
    return `${row.operation.padEnd(28)}${String(row.risks).padStart(8)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  });
  return [head, ...lines].join('\n');
}

/** One line each; what is missed stands out. */
export function goalLines(goals: readonly Goal[]): string {
  return goals.map(({ text, figure, met }) => `${met ? 'met          ' : 'NOT MET  >>> '}${text}: ${figure}`).join('\n');
}
