import { start } from './start.tsx';

await start(document.getElementById('root'));
