/** Building blocks for the default GRC templates. */
import type { DefaultGrcDomainKey } from '../grc-domains.ts';

interface QuestionBase {
  id: string;
  text: string;
  required: boolean;
  locked?: boolean;
  help?: string;
}

export type DefaultQuestion =
  | (QuestionBase & { type: 'text'; placeholder?: string; default?: string })
  | (QuestionBase & { type: 'select'; options: { value: string; label: string }[]; default?: string })
  | (QuestionBase & {
      type: 'slider';
      min: number;
      max: number;
      step: number;
      labels: { min: string; max: string };
      default: number;
    });

export interface DefaultStep {
  id: string;
  title: string;
  description: string;
  /** From 1. */
  order: number;
  category: string;
  mandatory: boolean;
  questions: DefaultQuestion[];
}

export interface DefaultGrcTemplate {
  name: string;
  description: string;
  framework: string;
  /** Key of the GRC domain that the template belongs to. */
  domain: DefaultGrcDomainKey;
  is_default: true;
  steps: DefaultStep[];
}

/** A question must be answered unless it is optional. */
interface More {
  optional?: boolean;
  /** The clause or control behind the question, and help with the answer. */
  help?: string;
}

export function text(
  id: string,
  question: string,
  { placeholder, optional = false, help }: More & { placeholder?: string } = {},
): DefaultQuestion {
  return {
    id,
    text: question,
    type: 'text',
    required: !optional,
    ...(placeholder && { placeholder }),
    ...(help && { help }),
  };
}

/** A locked question that shows a fact, such as the edition of a framework. */
export function fact(id: string, question: string, value: string): DefaultQuestion {
  return { id, text: question, type: 'text', required: true, locked: true, default: value };
}

/** A select whose values equal their labels, so that an answer can be read without its template. */
export function select(
  id: string,
  question: string,
  options: string[],
  { optional = false, help }: More = {},
): DefaultQuestion {
  return {
    id,
    text: question,
    type: 'select',
    required: !optional,
    options: options.map((option) => ({ value: option, label: option })),
    ...(help && { help }),
  };
}

/** A slider from 1 to 10 that starts in the middle. @param ends the labels of 1 and 10 */
export function slider(
  id: string,
  question: string,
  ends: [min: string, max: string],
  { optional = false, help }: More = {},
): DefaultQuestion {
  return {
    id,
    text: question,
    type: 'slider',
    required: !optional,
    min: 1,
    max: 10,
    step: 1,
    default: 5,
    labels: { min: ends[0], max: ends[1] },
    ...(help && { help }),
  };
}

type StepText = Omit<DefaultStep, 'order' | 'mandatory'> & { mandatory?: boolean };

/** Steps with their order; mandatory by default. */
export function steps(...all: StepText[]): DefaultStep[] {
  return all.map((step, index) => ({ mandatory: true, ...step, order: index + 1 }));
}

const PROGRESS = ['Not started', 'Planned', 'Partly in place', 'In place', 'In place and tested', 'Not applicable'];

/** A {@link select} of how far something is implemented. */
export const progress = (id: string, question: string, more?: More) => select(id, question, PROGRESS, more);

export const YES_NO = ['Yes', 'Partly', 'No', 'Not known'];
