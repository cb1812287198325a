/** What the built-in assistant says in a chat: it looks for a subject it knows in the last question. */
import { words } from '../rules/index.ts';
import { controlById, controlsFor, referenceOf } from './controls/catalogue.ts';
import { topicsOf } from './controls/topics.ts';
import type { OrganizationFacts } from './facts.ts';
import { assess } from './assess.ts';
import { draftPlan } from './draft-plan.ts';
import { tips } from './tips.ts';
import { bullets, counted, quoted } from './wording.ts';

/** A subject: words it is known by (their beginnings), and what is said about it. */
interface Subject {
  /** Each group needs one of its words. */
  words: readonly string[];
  answer(question: string, facts: OrganizationFacts): string;
}

function topRisks(_question: string, { topRisks: top, openRisks, bySeverity }: OrganizationFacts): string {
  if (top.length === 0) return 'There is no open risk that you can see. Record one with "Add New Risk".';
  const lines = top.map(({ title, score, severity, status }) => `**${quoted(title)}**: score ${score} of 25, ${severity}, ${status}`);
  const split = bySeverity.map(({ severity, count }) => `${count} ${severity}`).join(', ');
  return `You can see ${counted(openRisks, 'open risk')} (${split}). The highest scores:\n\n${bullets(lines)}`;
}

function overdue(_question: string, { overdue: late }: OrganizationFacts): string {
  if (late === null) return 'Your role cannot read tasks, so I cannot tell you what is overdue.';
  if (late.total === 0) return 'Nothing is overdue.';
  const lines = late.tasks.map(({ title, due }) => `**${quoted(title)}**: due ${due}`);
  const more = late.total > lines.length ? `\n\nand ${late.total - lines.length} more.` : '';
  return `${counted(late.total, 'task is', 'tasks are')} overdue:\n\n${bullets(lines)}${more}`;
}

function controls(question: string): string {
  const found = controlsFor({ text: question, assetType: question }, 6);
  if (found.length === 0) return 'For which kind of asset, or against what? For example: "controls for a database" or "controls against ransomware".';
  return `Controls that fit best:\n\n${bullets(found.map((control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`))}`;
}

/** A quick action says only what to do, not about what. */
const isBare = (question: string) => words(question).length < 6 && topicsOf(question).length === 0;

function analyse(question: string): string {
  if (isBare(question)) return 'Describe the scenario in a sentence: who or what could cause it, which asset it hits, and what that would mean. For example: "Phishing gives an attacker access to our customer database."';
  return assess({ scenario_description: question }).content;
}

function plan(question: string): string {
  if (isBare(question)) return 'Which risk should be treated? Describe it in a sentence, or use "Draft a plan" in step 3 of a risk flow. For example: "Treatment plan for ransomware on our file server."';
  const { plan: draft } = draftPlan({ risk_description: question });
  return `A draft, priority **${draft.priority}**, within ${draft.timeline}:\n\n${bullets(draft.actions.map(({ title, description }) => `**${title}**: ${description}`))}`;
}

const SUBJECTS: readonly Subject[] = [
  { words: ['overdue late due deadline task todo'], answer: overdue },
  { words: ['plan treat mitigat'], answer: plan },
  { words: ['control safeguard measure protect'], answer: controls },
  { words: ['tip tips advice practice how help score scoring level matrix'], answer: (question) => tips(question) },
  { words: ['top highest biggest worst most open critical list show which status overview', 'risk'], answer: topRisks },
  { words: ['analy assess evaluat scenario'], answer: analyse },
];

function known({ words: groups }: Subject, question: readonly string[]): boolean {
  return groups.every((group) => group.split(' ').some((start) => question.some((word) => (start.length <= 3 ? word === start : word.startsWith(start)))));
}

function overview(facts: OrganizationFacts): string {
  const can = ['"What are our top risks?"', '"What is overdue?"', '"Suggest controls for a database"', '"Analyze: an employee loses a laptop with customer data"', '"Treatment plan for a supplier outage"', '"Risk assessment tips"'];
  return `I did not find a subject that I know in that. You can see ${counted(facts.openRisks, 'open risk')}. Ask me for example:\n\n${bullets(can)}`;
}

/** Ids of controls that the question names. */
function namedControls(question: string): string | null {
  const ids = question.match(/\b([A-Za-z]{2}-\d{1,2}|[A-Za-z]{2}\.[A-Za-z]{2}-\d{2})\b/g) ?? [];
  const found = [...new Set(ids)].flatMap((id) => controlById(id) ?? []);
  return found.length === 0 ? null : bullets(found.map((control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`));
}

/** @param question the last message; @returns markdown */
export function answerTo(question: string, facts: OrganizationFacts): string {
  const found = words(question);
  const subject = SUBJECTS.find((one) => known(one, found));
  return namedControls(question) ?? subject?.answer(question, facts) ?? (topicsOf(question).length > 0 ? controls(question) : overview(facts));
}
