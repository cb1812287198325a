import { showStartFailure } from './start-failure.ts';
import { start } from './start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
try {
  await start(root);
} catch (error) {
  showStartFailure(root, import.meta.env.DEV ? String(error) : undefined);
  // For the console, and whoever collects errors.
  reportError(error);
}
