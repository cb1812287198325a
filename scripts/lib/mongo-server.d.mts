export interface MongoServer {
  url: string;
  kind: 'given' | 'mongod' | 'secantusdb';
  stop(): Promise<void>;
  /** Kills the server the hard way and starts it again on the same data; only for servers that were started here. */
  restart?(): Promise<void>;
}

export function startMongo(options?: { storage?: string; port?: number; durable?: boolean }): Promise<MongoServer | null>;
