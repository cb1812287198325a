/** The loggers of requests. A logger is only created when it is first used: most requests log one line only, which another logger writes. */
import type { FastifyBaseLogger } from 'fastify';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

class LazyLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | null = null;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get made(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.made.level;
  }

  set level(level: string) {
    this.made.level = level;
  }

  child(...details: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...details);
  }
}

for (const level of LEVELS) {
  Object.defineProperty(LazyLogger.prototype, level, {
    value(this: LazyLogger, ...details: unknown[]) {
      Reflect.apply(this.made[level], this.made, details);
    },
  });
}

/** The boundary at which it gets the type of a logger: its prototype has the methods of all levels. */
function typed(logger: LazyLogger): FastifyBaseLogger;
function typed(logger: unknown): unknown {
  return logger;
}

/** @param make is called once, when the logger is first used */
export const lazyLogger = (make: () => FastifyBaseLogger): FastifyBaseLogger => typed(new LazyLogger(make));
