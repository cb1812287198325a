/** Options of `npm run bench api`. */
import { parseArgs } from 'node:util';

export interface BenchOptions {
  store: 'embedded' | 'mongodb';
  /** Numbers of risks in the organization; each size is measured separately. */
  sizes: number[];
  /** Names of operations to measure; empty for all. */
  only: string[];
  rounds: number;
  /** Seconds of each half of a round (one caller, then many). */
  seconds: number;
  /** Concurrent callers when requests per second are measured. */
  connections: number;
  /** Allow compressed answers, as for a browser. The bare one never compresses, so ratios then compare different work. */
  gzip: boolean;
  logLevel: string;
  /** Output file for the figures as JSON. */
  json: string | undefined;
  /** Output folder for CPU profiles of the service. */
  profile: string | undefined;
}

const STANDARD_SIZES = [1000, 10_000, 100_000];

export const USAGE = `npm run bench api -- [options]
  --store embedded|mongodb  database (default embedded); mongodb is MONGODB_URL, or a server started for the run
  --risks N[,N…]            sizes (default ${STANDARD_SIZES.join(',')})
  --only name[,name…]       some of the operations
  --rounds N                rounds, each of the service and the bare route (default 5)
  --seconds S               length of each half of a round (default 0.7)
  --connections N           callers at once for requests per second (default 8)
  --gzip                    answers compressed as for a browser, which the bare route never does
  --log-level L             of the service (default info)
  --json FILE               the figures as JSON
  --profile DIR             CPU profiles of the service`;

/** @throws Error with a message for the person who typed the options */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      store: { type: 'string', default: 'embedded' },
      risks: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '0.7' },
      connections: { type: 'string', default: '8' },
      gzip: { type: 'boolean', default: false },
      'log-level': { type: 'string', default: 'info' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const { store } = values;
  if (store !== 'embedded' && store !== 'mongodb') throw new Error(`--store is embedded or mongodb, not ${store}`);
  return {
    store,
    sizes:
      values.risks === undefined ? STANDARD_SIZES : values.risks.split(',').map((size) => positive('--risks', size)),
    only: values.only.split(',').filter((name) => name !== ''),
    rounds: positive('--rounds', values.rounds),
    seconds: positive('--seconds', values.seconds),
    connections: positive('--connections', values.connections),
    gzip: values.gzip,
    logLevel: values['log-level'],
    json: values.json,
    profile: values.profile,
  };
}

function positive(name: string, value: string): number {
  const number = Number(value.replaceAll('_', ''));
  if (!(number > 0)) throw new Error(`${name} needs a number above 0, not ${value}`);
  return number;
}
