/** Advice on assessing risks, and what the product's own numbers mean. */
import { words } from '../rules/index.ts';
import { bullets } from './wording.ts';

const GENERAL = [
  'Write a risk as cause, event and consequence: "Because backups are never tested, a disk failure could cost us a week of orders."',
  'Judge likelihood and impact apart from each other, before you look at the score.',
  'Judge the risk as it is today, with the controls that really work; the residual risk is what is left after treatment.',
  'Ask two people who see it from different sides. Where they disagree, you learn most.',
  'Give every risk one owner with the power to change it, and a date to look at it again.',
  'Choose one of four ways: avoid, reduce, share or accept. Accepting is a decision, with a name and a date.',
];

const SCORING = [
  'The score of a risk is impact × probability, each from 1 (very low) to 5 (very high), so 25 at most.',
  'The summary counts a score up to 3 as low, 4 to 8 as medium, 9 to 15 as high, and above 15 as critical.',
  'A scenario in a flow is likelihood × impact: up to 6 low, up to 12 medium, up to 20 high, above that critical.',
  'The matrix can have 3, 4 or 5 levels for each side, and single cells can be given another level (Settings, Risk Matrix).',
];

export function tips(question: string): string {
  const about = words(question).some((word) => /^(scor|level|matrix|calculat)/.test(word));
  return about ? `How Parapet rates risks:\n\n${bullets(SCORING)}` : `Tips for assessing risks:\n\n${bullets(GENERAL)}`;
}
