/** The commands that a store sends to MongoDB. */
import { MongoClient, type CommandStartedEvent } from 'mongodb';
import type { Store } from '../../port.ts';

/** @returns the opened store, and the commands that it has sent so far, the oldest first */
export async function monitored(
  open: () => Promise<Store>,
): Promise<{ store: Store; commands: CommandStartedEvent[] }> {
  const commands: CommandStartedEvent[] = [];
  const { connect } = MongoClient.prototype;
  MongoClient.prototype.connect = async function monitoring(this: MongoClient) {
    this.options.monitorCommands = true;
    this.on('commandStarted', (command) => void commands.push(command));
    return connect.call(this);
  };
  try {
    return { store: await open(), commands };
  } finally {
    MongoClient.prototype.connect = connect;
  }
}
