/** Writes `contracts/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { openapiText } from '../src/openapi.ts';

writeFileSync(new URL('../../../contracts/openapi.json', import.meta.url), await openapiText());
