/** What commands have in common. */
import { ConfigError } from '../src/config.ts';
import { StartError } from '../src/store/start-error.ts';

/** Runs a command with the arguments of this process, prints its result or what went wrong, and sets the exit code. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}
