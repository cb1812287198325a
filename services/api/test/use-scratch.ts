/** Runs before each test file: points the folder for temporary files at the scratch folder, also after a file that chose the disk. */
import { SCRATCH_VARIABLE } from './scratch.ts';

const { [SCRATCH_VARIABLE]: scratch } = process.env;
if (scratch !== undefined) process.env['TMPDIR'] = scratch;
