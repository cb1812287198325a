export interface MongoOptions {
  /** Folder to keep the data in; by default a temporary one, removed at the end. */
  storage?: string;
  /** By default a free one. */
  port?: number;
  /** What is acknowledged outlives a kill; mongod always sees to that, the other one is slower then. */
  durable?: boolean;
  /** Seconds after which what a killed client left open is undone; 60 by default. */
  transactionLifetime?: number;
  /** How many changes are remembered for those who follow them; mongod has no such setting. */
  changes?: number;
}

export interface MongoServer {
  url: string;
  kind: 'given' | 'mongod' | 'secantusdb';
  stop(): Promise<void>;
  /** Kills the server the hard way and starts it again on the same data; only for servers that were started here. */
  restart?(): Promise<void>;
}

export function startMongo(options?: MongoOptions): Promise<MongoServer | null>;
