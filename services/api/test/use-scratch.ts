/** Gives each file of tests its place for what it writes. */
import { expect } from 'vitest';
import { DISK_VARIABLE, SCRATCH_VARIABLE } from './scratch.ts';

/** Tests that ask what is left after a crash: what is in memory would not have had to get anywhere. */
const ON_DISK = /conformance\/crash\.test\.ts$/;

const { [DISK_VARIABLE]: disk, [SCRATCH_VARIABLE]: scratch } = process.env;
const folder = ON_DISK.test(expect.getState().testPath ?? '') ? disk : scratch;
if (folder !== undefined) process.env['TMPDIR'] = folder;
