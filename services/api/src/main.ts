/** Starts the service, and shuts it down gracefully. */
import { createApp } from './app.ts';
import { collections } from './store-spec.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { standardOutput } from './logging/standard-output.ts';
import { migrations } from './migrations.ts';
import { auditKeyFile } from './store/audit-key/outside-key.ts';
import { openStore, type StoreOptions } from './store/open-store.ts';
import type { SlowQueries } from './store/slow-queries.ts';
import { StartError } from './store/start-error.ts';

/** Time for open requests to finish (ms) after the process is asked to stop. */
const GRACE = 10_000;

/** The store as the service uses it. */
function storeOptions(
  { mongodbUrl, dataDir, audit, filesMb, slowQueryMs }: Config,
  onSlowQuery: SlowQueries['report'],
): StoreOptions {
  return {
    mongodbUrl,
    dataDir,
    auditKey: { given: audit.key, file: auditKeyFile(dataDir) },
    sealUrl: audit.sealUrl,
    mostFileBytes: filesMb * 1_048_576,
    slowQueries: { ms: slowQueryMs, report: onSlowQuery },
  };
}

async function start(config: Config): Promise<void> {
  // Before there is a log, the database is being prepared, which takes its time.
  let logSlow: SlowQueries['report'] = () => {};
  const store = await openStore(
    storeOptions(config, (query) => logSlow(query)),
    collections,
    migrations,
  );
  const app = await createApp({ config, store, logStream: standardOutput() });
  logSlow = (query) => app.log.warn(query, 'slow query');
  if (config.mongodbUrl !== undefined && config.audit.key === undefined) {
    app.log.warn(
      `the key that signs the audit trail's seals is in ${auditKeyFile(config.dataDir)}: keep a copy of it, and if several processes use the database, set AUDIT_KEY of all to its content`,
    );
  }
  const end = async () => {
    await app.close();
    await store.close();
  };
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE).unref();
    void end().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not shut down gracefully');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ store: store.kind, url: config.publicUrl }, 'ready');
  // The parent process (scripts/start.mjs) may wait for this.
  process.send?.({ type: 'ready', url: config.publicUrl });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  // Errors that the operator can fix are shown as text, others with a stack trace.
  const plain = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${plain ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}\nAnother program uses that port: set PORT to a free one.`;
  return error.stack ?? error.message;
}
