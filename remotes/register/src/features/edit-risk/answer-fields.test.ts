import type { GrcStep } from '@parapet/contracts';
import { describe, expect, it } from 'vitest';
import { answerGroups } from './answer-fields.ts';

const step: GrcStep = {
  id: 's1',
  title: 'Context',
  description: '',
  order: 1,
  category: '',
  mandatory: true,
  questions: [
    { id: 'backup', text: 'Which backups cover it?', type: 'text' },
    { id: 'exposure', text: 'How exposed is it?', type: 'slider', min: 1, max: 10 },
    { id: 'basis', text: 'On which basis?', type: 'select', options: [{ value: 'a', label: 'Contract' }] },
    { text: 'Without an id', type: 'text' },
  ],
};
const later: GrcStep = {
  ...step,
  id: 's0',
  title: 'First',
  order: 0,
  questions: [{ id: 'x', text: 'X?', type: 'text' }],
};

describe('the answers of a risk in the form', () => {
  it('follow the steps of the template in their order', () => {
    const groups = answerGroups({ template_answers: {} }, [step, later]);
    expect(groups.map(({ title }) => title)).toEqual(['First', 'Context']);
    expect(groups[1]?.fields.map(({ key, question }) => [key, question.type])).toEqual([
      ['s1_backup', 'text'],
      ['s1_exposure', 'slider'],
      ['s1_basis', 'select'],
      ['s1_Without an id_3', 'text'],
    ]);
  });

  it('get several lines when longer than 50 characters', () => {
    const isMultiline = (answer: string) =>
      answerGroups({ template_answers: { s1_backup: answer } }, [step])[0]?.fields[0]?.multiline;
    expect([isMultiline('a'.repeat(50)), isMultiline('a'.repeat(51))]).toEqual([false, true]);
  });

  it('without a question come last, with a readable name', () => {
    const groups = answerGroups({ template_answers: { old_recovery_time: 3, s1_backup: 'Nightly', agreed: true } }, [
      step,
    ]);
    expect(groups.at(-1)).toMatchObject({
      title: null,
      fields: [
        { question: { text: 'Old recovery time' }, kind: 'level' },
        { question: { text: 'Agreed' }, kind: 'flag' },
      ],
    });
  });

  it('about priority and type have fixed choices', () => {
    const [group] = answerGroups(
      { template_answers: { s9_priority: 'High', risk_type: 'Technical', prototype: 'x' } },
      [],
    );
    expect(
      group?.fields.map(({ question: { type, options = [] } }) => [type, options.map(({ label }) => label)]),
    ).toEqual([
      ['select', ['Low', 'Medium', 'High', 'Critical']],
      ['select', ['Technical', 'Operational', 'Financial', 'Strategic', 'Compliance']],
      ['text', []],
    ]);
  });

  it('that are synchronized with the risk itself are left out', () => {
    expect(
      answerGroups(
        {
          template_answers: {
            s1_severity: 'high',
            q_impact_level: 3,
            s1_probability_x: 2,
            my_category: 'a',
            status: 'open',
          },
        },
        [],
      ),
    ).toEqual([]);
  });
});
