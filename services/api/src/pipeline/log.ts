/** Where the service logs; pino's loggers fit. */
type Write = { (details: object, message: string): void; (message: string): void };

export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}
