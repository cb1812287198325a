import { expect, test } from 'vitest';
import { scenarioProblems } from './scenario-rules.ts';
import { startFields } from '../template/template-editor.ts';

const template = { fields: startFields('risk-scenario') };
const full = {
  title: 'Theft',
  description: 'A laptop is stolen',
  threat_actors: ['Thieves'],
  impact_description: 'Loss',
  likelihood: 'High',
};

test('a new scenario needs a template, title and description', () => {
  expect(scenarioProblems({ title: ' ' }, null, true)).toMatchObject([
    { field: 'template_id', message: 'Please select a template to create a risk scenario' },
    { field: 'title', message: 'Title is required' },
    { field: 'description', message: 'Description is required' },
  ]);
});

test('an existing scenario may be without a template', () => {
  expect(scenarioProblems({ title: 'Theft', description: 'x' }, null, false)).toEqual([]);
});

test('the required fields of the template are required', () => {
  expect(scenarioProblems(full, template, true)).toEqual([]);
  expect(scenarioProblems({ ...full, threat_actors: [], likelihood: 'Certain' }, template, true)).toMatchObject([
    { field: 'threat_actors', message: 'Threat Actors is required' },
    { field: 'likelihood', message: 'Likelihood must be one of Very Low, Low, Medium, High, Very High' },
  ]);
});

test('a title that the template asks for too has one message', () => {
  const asking = { fields: [{ name: 'title', label: 'Heading', type: 'text', required: true }] } as const;
  expect(scenarioProblems({ description: 'x' }, asking, true)).toMatchObject([
    { field: 'title', message: 'Title is required' },
  ]);
});

test('the number and the length of threat actors are limited', () => {
  const actors = (count: number, length = 9) =>
    Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));
  expect(scenarioProblems({ ...full, threat_actors: actors(50, 200) }, template, true)).toEqual([]);
  expect(scenarioProblems({ ...full, threat_actors: actors(51) }, template, true)).toMatchObject([
    { field: 'threat_actors', message: 'There can be at most 50 threat actors' },
  ]);
  expect(scenarioProblems({ ...full, threat_actors: actors(2, 201) }, null, false)).toMatchObject([
    { field: 'threat_actors', message: 'A threat actor must have at most 200 characters' },
  ]);
});
