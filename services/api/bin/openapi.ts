/**
 * Writes `contracts/openapi.json`. With `--release` also `contracts/released.json`, the contract that later ones must
 * not break.
 */
import { writeFileSync } from 'node:fs';
import { openapiText } from '../src/openapi.ts';

const contracts = new URL('../../../contracts/', import.meta.url);
const text = await openapiText();
writeFileSync(new URL('openapi.json', contracts), text);
if (process.argv.includes('--release')) writeFileSync(new URL('released.json', contracts), text);
