/** Checking what is sent: requests, preferences, templates and items. */
import {
  errorsOfChange,
  filterProfileProblems,
  invalidRequest,
  resolveTemplate,
  stepErrors,
  typesInCategory,
  type Fault,
} from '../../rules/index.ts';
import type { GrcStep } from '../../schemas/item/grc.ts';
import { idsOf, type GrowingCase } from './growing-case.ts';

/** What Ajv finds wrong with one number that may be null. */
function faultsAt(instancePath: string): Fault[] {
  const of = (keyword: string, params: Record<string, unknown> = {}): Fault => ({
    keyword,
    instancePath,
    params,
    message: `must match ${keyword}`,
  });
  return [of('type', { type: 'null' }), of('type', { type: 'integer' }), of('anyOf')];
}

const describing: GrowingCase = {
  name: 'describe what is wrong with a request',
  size: 16_000,
  milliseconds: 250,
  prepare(size) {
    const faults = idsOf('scenario', size).flatMap((id) => faultsAt(`/scenario_assessments/${id}/residual_risk`));
    return { entries: faults.length, run: () => invalidRequest(faults, 'body') };
  },
};

const profiles: GrowingCase = {
  name: 'check the names of filter profiles',
  size: 10_000,
  milliseconds: 50,
  prepare(size) {
    const own = Object.fromEntries(idsOf('profile', size).map((name) => [name, {}]));
    return { entries: size, run: () => filterProfileProblems({ risks: own }) };
  },
};

const steps: GrowingCase = {
  name: 'check the steps of a GRC template',
  size: 20_000,
  milliseconds: 100,
  prepare(size) {
    const questions = idsOf('question', size).map((id) => ({ id, text: 'Which?', type: 'text' as const }));
    const step: GrcStep = {
      id: 'step',
      title: 'Step',
      description: '',
      order: 1,
      category: '',
      mandatory: true,
      questions,
    };
    return { entries: size, run: () => stepErrors([step]) };
  },
};

const changes: GrowingCase = {
  name: 'compare the problems of an item before and after a change',
  size: 20_000,
  milliseconds: 100,
  prepare(size) {
    const problems = idsOf('field', size).map((field) => ({ field, message: `${field} is required` }));
    return { entries: size, run: () => errorsOfChange(problems, problems, {}, []) };
  },
};

const templates = (size: number) =>
  idsOf('template', size).map((id) => ({ id, name: `Form ${id}`, category: `Category of ${id}`, fields: [] }));

const categories: GrowingCase = {
  name: 'find the types of a category of 100 templates',
  size: 2000,
  milliseconds: 50,
  prepare(size) {
    const [all, types] = [templates(100), idsOf('type', size)];
    return { entries: size + all.length, run: () => typesInCategory('Category', types, all) };
  },
};

const resolving: GrowingCase = {
  name: 'find the template of an item',
  size: 10_000,
  milliseconds: 50,
  prepare(size) {
    const all = templates(size);
    return { entries: size, run: () => resolveTemplate({ type: 'none' }, { name: 'x' }, all) };
  },
};

export const formCases: readonly GrowingCase[] = [describing, profiles, steps, changes, categories, resolving];
