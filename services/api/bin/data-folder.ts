/** What commands have in common that work on the folder of the embedded store. */
import type { Config } from '../src/config.ts';
import { StartError } from '../src/store/start-error.ts';
import { runCommand } from './run-command.ts';

/** Runs a command as {@link runCommand} does, unless the data is in MongoDB. */
export async function run(
  config: Config,
  command: (config: Config, args: readonly string[]) => Promise<string>,
): Promise<void> {
  await runCommand(async (args) => {
    if (config.mongodbUrl !== undefined)
      throw new StartError('The data is in MongoDB (MONGODB_URL): use mongodump and mongorestore.');
    return command(config, args);
  });
}
