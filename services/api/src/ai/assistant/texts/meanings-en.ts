/** Advice and explanations, in our own words along ISO 31000. */
import type { Meanings } from './types.ts';

export const meaningsEn: Meanings = {
  says: {
    tips: [
      'Tips for assessing risks:',
      'Write a risk as cause, event and consequence: "Because backups are never tested, a disk failure could cost us a week of orders."',
      'Judge likelihood and impact apart from each other, before you look at the score.',
      'Judge the risk as it is today, with the controls that really work; the residual risk is what is left after treatment.',
      'Ask two people who see it from different sides. Where they disagree, you learn most.',
      'Give every risk one owner with the power to change it, and a date to look at it again.',
      'Choose one of four ways: avoid, reduce, share or accept. Accepting is a decision, with a name and a date.',
    ],
    scoring: [
      'How Parapet rates risks:',
      'The score of a risk is impact × probability, each from 1 (very low) to 5 (very high), so 25 at most.',
      'The summary counts a score up to 3 as low, 4 to 8 as medium, 9 to 15 as high, and above 15 as critical.',
      'A scenario in a flow is likelihood × impact: up to 6 low, up to 12 medium, up to 20 high, above that critical.',
      'The matrix can have 3, 4 or 5 levels for each side, and single cells can be given another level (Settings, Risk Matrix).',
    ],
  },
  terms: {
    risk: [
      'Risk',
      'what uncertainty does to your aims: what could happen, how likely that is, and what it would mean.',
    ],
    likelihood: ['Likelihood', 'how probable it is that something happens, from 1 (very low) to 5 (very high).'],
    impact: [
      'Impact',
      'what it means for your aims if it happens: for people, money, operations, duties and reputation, from 1 (very low) to 5 (very high).',
    ],
    inherent: ['Inherent risk', 'the risk as it would be if nothing were done about it.'],
    residual: ['Residual risk', 'the risk that is left after treatment, with the controls that really work.'],
    treatment: [
      'Risk treatment',
      'what you do about a risk: avoid it, reduce its likelihood or impact, share it with others, or accept it knowingly.',
    ],
    appetite: [
      'Risk appetite',
      'how much risk an organization is ready to take for what it wants to achieve; its leaders decide it.',
    ],
    owner: ['Risk owner', 'the person who answers for a risk and has the power to have it treated.'],
    management: [
      'Risk management',
      'what an organization does to direct itself with regard to risk: assess, treat, watch and tell about risks, again and again.',
    ],
    register: ['Risk register', 'the list of all risks that were recorded, with their ratings, owners and state.'],
    assessment: [
      'Risk assessment',
      'finding risks, understanding them by likelihood and impact, and deciding which of them need treatment.',
    ],
    scenario: [
      'Risk scenario',
      'one way in which a risk could come true: who or what causes it, which asset it hits, and what follows.',
    ],
    control: ['Control', 'whatever keeps or changes a risk: a technical means, a rule, a check or a habit.'],
    threat: ['Threat', 'what could do harm: a person, an event or a failure.'],
    vulnerability: ['Vulnerability', 'a weakness through which a threat can do harm.'],
  },
};
