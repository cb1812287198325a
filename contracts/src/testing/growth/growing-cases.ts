import { flowCases } from './flow-cases.ts';
import { formCases } from './form-cases.ts';
import type { GrowingCase } from './growing-case.ts';

export const growingCases: readonly GrowingCase[] = [...flowCases, ...formCases];
