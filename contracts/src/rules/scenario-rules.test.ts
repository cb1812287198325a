import { expect, test } from 'vitest';
import { scenarioProblems } from './scenario-rules.ts';
import { startFields } from './template-editor.ts';

const template = { fields: startFields('risk-scenario') };
const full = { title: 'Theft', description: 'A laptop is stolen', threat_actors: ['Thieves'], impact_description: 'Loss', likelihood: 'High' };

test('a new scenario needs a template, title and description', () => {
  expect(scenarioProblems({ title: ' ' }, null, true)).toEqual([
    { field: 'template_id', message: 'Please select a template to create a risk scenario' },
    { field: 'title', message: 'Title is required' },
    { field: 'description', message: 'Description is required' },
  ]);
});

test('an existing scenario may have lost its template', () => {
  expect(scenarioProblems({ title: 'Theft', description: 'x' }, null, false)).toEqual([]);
});

test('what the template requires is required', () => {
  expect(scenarioProblems(full, template, true)).toEqual([]);
  expect(scenarioProblems({ ...full, threat_actors: [], likelihood: 'Certain' }, template, true)).toEqual([
    { field: 'threat_actors', message: 'Threat Actors is required' },
    { field: 'likelihood', message: 'Likelihood must be one of Very Low, Low, Medium, High, Very High' },
  ]);
});

test('a template that asks for a title again does not say so twice', () => {
  const asking = { fields: [{ name: 'title', label: 'Heading', type: 'text', required: true }] } as const;
  expect(scenarioProblems({ description: 'x' }, asking, true)).toEqual([{ field: 'title', message: 'Title is required' }]);
});
