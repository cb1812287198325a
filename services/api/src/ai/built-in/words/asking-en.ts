import type { AskingWords } from './word-lists.ts';

export const askingEn: AskingWords = {
  little:
    'a, an, the, is, are, was, were, be, been, am, it, its, this, that, these, those, to, of, in, on, at, for, from, with, by, as, and, or, what, which, how, why, when, where, who, whom, do, does, did, can, could, should, would, will, i, you, we, they, my, our, your, their, us, me, them, have, has, had, there, any, some, s, t, re, ve, ll, m, if, so, about, into, than, then, but, all, not, no, yes, against',
  asking:
    'please, suggest*, recommend*, generate, create, make, draft, write, give, show, tell, list, need, want, like, help, let, get, find, propose, provide, prepare, know, see, new, security, risk, risks, scenario, scenarios, best, good, right, more, another, now, today, current, currently, proper, kind, sort, thing, things, something, one, recorded, question, following',
  subjects: {
    elsewhere: { says: 'poem about, write .. poem, write .. song, sing .. song, tell .. joke, tell .. story, weather, ^who can see, ^who may see, ^who has access, are we compliant, do we comply, are we certified, latest news, translate, recipe, recipes' },
    owner: { says: 'who owns, who is the owner, who s the owner, who are the owners, ^who is responsible, ^who is accountable, ^who is in charge, ^who looks after, ^who is assigned, owner of the, owner of our, owner of my, owned by whom' },
    overdue: {
      says: 'overdue, past due, past its due date, past their due date, past their due dates, behind schedule, missed deadline*, missed .. deadline*, running late, is late, are late, s late, late tasks, late actions, due date* .. passed, delayed tasks',
      hints: 'late, delayed',
    },
    tasks: {
      says: 'my tasks, our tasks, which tasks, what tasks, open tasks, show .. tasks, list .. tasks, task list, tasks .. due, due this week, due today, due soon, due tomorrow, due next, upcoming deadline*',
      hints: 'task, tasks, todo*, to do list, deadline*, due date*',
    },
    counts: { says: 'how many, number of, count of, total risks, total number, count the, count our, count all' },
    dates: { says: 'latest risk*, newest risk*, most recent, recent risk*, recently added, recently recorded, last added, last recorded, last risk*, oldest risk*, new risks' },
    scoring: {
      says: 'how is .. score*, how are .. score*, score .. calculated, scores .. calculated, calculate* .. score*, matrix, scoring, risk score, risk scores, score* mean*, score .. mean*, what is high risk, what is a high risk, what is critical risk, what is a critical risk, what is medium risk, what is a medium risk, what is low risk, what is a low risk, risk level*, level* mean*, how are risks rated, how do you rate, how .. calculate',
      hints: 'score, scores, level, levels',
    },
    tips: { says: 'tip, tips, advice, best practice*, good practice*, how .. assess, how .. write .. risk, how .. describe .. risk*, how .. identify .. risk*, how .. estimate, guidance' },
    priorities: {
      says: 'do first, should i do, should we do, need to do, do today, do next, do now, work on, start with, where .. start, where .. begin, begin with, prioriti*, most urgent, urgent, focus on, what next, what s next, what now, matters most, matter most, needs attention, need attention, most important thing*, next step*',
    },
    plan: {
      says: 'treatment plan*, mitigation plan*, action plan*, remediation plan*, plan for, plan against, plan to, draft .. plan, make .. plan, write .. plan, create .. plan, generate .. plan, need .. plan, give .. plan, how .. reduce, how .. lower, how .. mitigate, how .. treat, how .. handle, how .. address, how .. deal with, how .. manage, how .. fix, how .. respond, treat the, treat our, treat my, mitigate the, mitigate our, mitigate my, reduce the, reduce our, reduce my, lower the, lower our, risk treatment, treatment for, treatment of, mitigation for, mitigation of',
      hints: 'plan, plans, treat, treatment, mitigate, mitigating, mitigation, reduce',
    },
    controls: {
      says: 'control for, controls for, controls against, controls to, which controls, what controls, suggest .. control*, recommend .. control*, security control*, security measure*, measures for, measures against, measures to, safeguard*, countermeasure*, how .. protect, how .. secure, how .. harden, how .. prevent, how .. defend, protect against, protect our, protect my, protect the, secure our, secure my, secure the, harden our, harden the',
      hints: 'control, controls, measure, measures, protect, protection, secure, harden, prevent',
    },
    changes: {
      says: '^delete, ^remove, ^archive, ^close, ^assign, ^rename, ^change, add .. risk, add .. risks, add .. task, add .. asset*, create .. new risk, create .. risk for, create a risk, create risks, create .. task, create .. asset*, record .. risk, can you delete, can you remove, can you change, can you archive, can you close, can you assign, how .. delete, how .. archive, how .. close .. risk, how .. edit, how .. create .. risk',
    },
    'risks-about': {
      says: 'which risks, what risks, any risks, risks about, risks related, risks relating, risks due to, risks from, risks caused by, risks involving, risks concerning, risks connected, risks with, risks for, risks to, risks of, risks in, tell .. about, status of, score of, how bad is, how high is, how serious is',
    },
    'top-risks': {
      says: 'top risk*, top threat*, highest risk*, biggest risk*, biggest threat*, worst risk*, greatest risk*, greatest threat*, main risk*, main threat*, major risk*, key risk*, critical risks, high risks, open risks, all risks, our risks, my risks, the risks, list .. risks, show .. risks, current risks, most important risk*, most serious risk*, most severe, how risky, highest score*, highest scoring, overview, risk status, summary, top five, top 5, top ten, top 10, risk register, biggest problem*, biggest concern*',
      hints: 'risks, threats, top, biggest, worst, highest',
    },
    analysis: {
      says: 'analy*, assess*, evaluat*, how likely, how bad would, how serious would, risk of, what if, what happens if, what would happen if, threat of, impact of, consequence* of',
      hints: 'scenario, scenarios',
    },
    about: {
      says: 'who are you, what are you, what can you, what do you do, what do you know, how can you help, how do you work, are you .. ai, are you .. bot, are you .. human, are you .. robot, are you chatgpt, data do you, my data, do you store, do you remember, do you send, are you .. model, who made you, who created you, who built you, who wrote you, what model, which model, language model*, which ai, what ai, what can i ask, what should i ask, what can i do here',
      hints: 'help, hello, hi, hey, thanks, thank you, good morning, good afternoon, good evening, how are you',
    },
  },
  questions: '^what, ^which, ^who, ^how, ^when, ^where, ^why, ^show, ^list, ^is, ^are, ^do, ^does, ^can, ^could, ^give, ^tell, ^should',
  goesOn: '^and, ^what about, ^how about, ^also, ^same for, ^now for',
  refersBack: 'that, this, it, them, those, these, the same',
  topRisk: 'top risk, highest risk, biggest risk, worst risk, greatest risk, number one risk, main risk, most critical risk, most serious risk, most important risk, highest scoring risk, highest rated risk, first risk',
  oneRisk: 'risk',
  risks: 'risk, risks',
  uncounted: 'asset, assets, property, properties, scenario, scenarios, user, users, member*, people, flow, flows, plan, plans, control, controls, task, tasks, template*, domain, domains, organization*, organisation*, action, actions',
  uncountedStates: 'closed, accepted, mitigated, archived, monitored, completed, done',
  own: 'our, my, we, us, your, ours, mine',
  levels: { low: 'low', medium: 'medium', high: 'high', critical: 'critical' },
  terms: {
    inherent: 'inherent risk*, inherent',
    residual: 'residual risk*, residual',
    appetite: 'risk appetite, appetite, risk tolerance',
    owner: 'risk owner*, owner, owners',
    management: 'risk management',
    register: 'risk register*',
    assessment: 'risk assessment*',
    treatment: 'risk treatment*, treatment, treatments, treatment plan*, mitigation',
    scenario: 'risk scenario*, scenario',
    likelihood: 'likelihood, probability',
    impact: 'impact, impacts, consequence*',
    control: 'control, controls, security control*',
    threat: 'threat',
    vulnerability: 'vulnerability, vulnerabilities',
    risk: 'risk',
  },
  explain: 'what is, what s, what are, what does, mean, means, meaning, meaning of, definition, definition of, define, explain, difference*, difference between, differ*, between, what do you mean by, exactly, term, word',
};
