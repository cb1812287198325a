export interface MongoOptions {
  /** Folder for the data; by default a temporary one, removed at the end. */
  storage?: string;
  /** By default a free port. */
  port?: number;
  /** Acknowledged writes survive a kill. Always so with mongod; makes SecantusDB slower. */
  durable?: boolean;
  /** Seconds after which the transaction of a killed client is aborted; 60 by default. */
  transactionLifetime?: number;
  /** How many changes are stored for change streams. SecantusDB only. */
  changes?: number;
}

export interface MongoServer {
  url: string;
  kind: 'given' | 'mongod' | 'secantusdb';
  stop(): Promise<void>;
  /** Kills the server with SIGKILL and starts it again on the same data; only for servers that were started here. */
  restart?(): Promise<void>;
}

export function startMongo(options?: MongoOptions): Promise<MongoServer | null>;
