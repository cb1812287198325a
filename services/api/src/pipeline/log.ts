/** The log of the service. Loggers of pino have this type. */
type Write = { (details: object, message: string): void; (message: string): void };

export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}
