import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { GrcQuestion, GrcStep } from '../../../schemas/item/grc.ts';
import { answerKey, initialAnswers, isAnswerValid } from '../../template/answers/template-answers.ts';
import { syncedField } from '../../template/answers/two-way-sync.ts';
import { DEFAULT_GRC_DOMAINS } from '../grc-domains.ts';
import { DEFAULT_GRC_TEMPLATES } from './grc-templates.ts';

const ajv = new Ajv({ strict: false, schemas: [GrcQuestion] });
const fitsContract = ajv.compile(GrcStep);

test('there is one default template for each framework, each in a GRC domain', () => {
  expect(DEFAULT_GRC_TEMPLATES.map(({ framework }) => framework)).toEqual([
    'ISO 27001',
    'NIST CSF',
    'SOC 2',
    'GDPR',
    'HIPAA',
    'PCI DSS',
  ]);
  expect(new Set(DEFAULT_GRC_TEMPLATES.map(({ name }) => name)).size).toBe(6);
  const keys = DEFAULT_GRC_DOMAINS.map(({ key }): string => key);
  for (const { domain, is_default, name } of DEFAULT_GRC_TEMPLATES) {
    expect(keys, name).toContain(domain);
    expect(is_default).toBe(true);
  }
});

test('there are six GRC domains', () => {
  expect(DEFAULT_GRC_DOMAINS.map(({ name }) => name)).toEqual([
    'Cybersecurity',
    'Privacy',
    'Operational',
    'Financial',
    'Third-Party',
    'Compliance',
  ]);
  for (const { description } of DEFAULT_GRC_DOMAINS) expect(description.length).toBeGreaterThan(10);
});

describe.each(DEFAULT_GRC_TEMPLATES)('$framework', ({ steps }) => {
  const questions = steps.flatMap((step) =>
    step.questions.map((question, index) => ({ question, key: answerKey(step.id, question, index) })),
  );

  test('has three to six steps of three to six questions, in order', () => {
    for (const count of [steps.length, ...steps.map((step) => step.questions.length)]) {
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(6);
    }
    expect(steps.map(({ order }) => order)).toEqual(steps.map((_, index) => index + 1));
  });

  test('fits the contract', () => {
    for (const step of steps)
      expect(fitsContract(step), `${step.id}: ${ajv.errorsText(fitsContract.errors)}`).toBe(true);
  });

  test('has questions of all three types, without repetitions', () => {
    expect([...new Set(questions.map(({ question }) => question.type))].toSorted()).toEqual([
      'select',
      'slider',
      'text',
    ]);
    expect(new Set(questions.map(({ question }) => question.text)).size).toBe(questions.length);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test('has several different options in every select and labels on every slider', () => {
    for (const { question } of questions) {
      if (question.type === 'select') {
        expect(question.options.length, question.id).toBeGreaterThan(1);
        expect(new Set(question.options.map(({ value }) => value)).size, question.id).toBe(question.options.length);
      }
      if (question.type === 'slider') {
        expect(
          question.min < question.max &&
            question.step >= 1 &&
            question.default >= question.min &&
            question.default <= question.max,
          question.id,
        ).toBe(true);
        expect(question.labels.min && question.labels.max, question.id).not.toBe('');
      }
    }
  });

  test('has a required question in every mandatory step', () => {
    for (const step of steps.filter(({ mandatory }) => mandatory))
      expect(
        step.questions.some(({ required }) => required),
        step.id,
      ).toBe(true);
  });

  test('starts with valid answers, and with an answer to every locked question', () => {
    for (const step of steps) {
      const answers = initialAnswers(step);
      step.questions.forEach((question, index) => {
        const start = answers[answerKey(step.id, question, index)];
        const open = start === '' && question.locked !== true;
        expect(open || isAnswerValid(question, start), question.id).toBe(true);
      });
    }
  });

  test('has no answer that would be synchronized with a field of the risk', () => {
    expect(questions.filter(({ key }) => syncedField(key) !== null)).toEqual([]);
  });

  test('cites clauses or controls in every step', () => {
    for (const { description, questions, id } of steps) {
      const cited = [description, ...questions.map(({ help = '' }) => help)].join(' ');
      expect(cited, id).toMatch(
        /\b(?:[0-9]+\.[0-9]+|A\.[0-9]|Art\. [0-9]|CC[0-9]|A1\.|[A-Z]{2}\.[A-Z]{2}|1[0-9]{2}\.[0-9]{3})/,
      );
    }
  });
});

test('HIPAA covers every technical safeguard', () => {
  const step = DEFAULT_GRC_TEMPLATES.find(({ framework }) => framework === 'HIPAA')?.steps.find(
    ({ id }) => id === 'hipaa_technical',
  );
  const cited = (step?.questions ?? []).flatMap(({ help = '' }) => help.match(/164\.312\([a-e]\)/g) ?? []);
  // Access control, audit controls, integrity, authentication, transmission security: 45 CFR 164.312(a) to (e).
  expect([...new Set(cited)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'].map((letter) => `164.312(${letter})`));
});
