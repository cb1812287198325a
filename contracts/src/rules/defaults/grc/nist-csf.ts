/** Default GRC template: NIST Cybersecurity Framework. */
import { fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const NIST_CSF: DefaultGrcTemplate = {
  name: 'NIST CSF Assessment',
  description: 'Look at a risk through the six functions of the NIST Cybersecurity Framework.',
  framework: 'NIST CSF',
  domain: 'cybersecurity',
  is_default: true,
  steps: steps(
    {
      id: 'csf_govern',
      title: 'Govern',
      description: 'How the risk relates to what the organization has decided about cybersecurity (GV).',
      category: 'Govern',
      questions: [
        fact('edition', 'Edition that this assessment follows', 'NIST CSF 2.0'),
        text('mission', 'Which goal of the organization does this risk threaten?', {
          help: 'GV.OC: the context in which risks are assessed.',
        }),
        select(
          'tier',
          'Which tier describes how such risks are managed today?',
          ['1 Partial', '2 Risk informed', '3 Repeatable', '4 Adaptive'],
          { help: 'Tiers range from ad hoc to continuously improving.' },
        ),
        select(
          'appetite',
          'How does the risk compare with the risk appetite of the organization?',
          ['Well within it', 'At its limit', 'Beyond it', 'No risk appetite defined'],
          { help: 'GV.RM.' },
        ),
        progress('supply_chain', 'Are the relevant suppliers known and assessed?', { help: 'GV.SC.', optional: true }),
      ],
    },
    {
      id: 'csf_identify',
      title: 'Identify',
      description: 'What is at stake and what is known about threats and weaknesses (ID).',
      category: 'Identify',
      questions: [
        progress(
          'inventory',
          'Is there an up-to-date inventory of the hardware, software, data and services involved?',
          { help: 'ID.AM.' },
        ),
        text('threats', 'Which threats and weaknesses make this risk real?', { help: 'ID.RA.' }),
        text('lessons', 'What have tests, exercises or incidents taught you about it?', {
          help: 'ID.IM.',
          optional: true,
        }),
      ],
    },
    {
      id: 'csf_protect',
      title: 'Protect',
      description: 'What keeps the risk from happening (PR).',
      category: 'Protect',
      questions: [
        progress('identities', 'Are people, services and devices authenticated and given only the access they need?', {
          help: 'PR.AA.',
        }),
        progress('training', 'Are people trained for their role?', { help: 'PR.AT.', optional: true }),
        progress('data', 'Is data protected at rest, in transit and in use?', { help: 'PR.DS.' }),
        progress('platforms', 'Are platforms configured, patched and logged as required?', {
          help: 'PR.PS.',
          optional: true,
        }),
        progress('resilience', 'Would the infrastructure keep working if part of it failed?', {
          help: 'PR.IR.',
          optional: true,
        }),
      ],
    },
    {
      id: 'csf_detect',
      title: 'Detect',
      description: 'How it would be detected (DE).',
      category: 'Detect',
      questions: [
        progress('monitoring', 'Are networks, systems, people and providers monitored for adverse events?', {
          help: 'DE.CM.',
        }),
        progress('analysis', 'Are alerts correlated and assessed?', { help: 'DE.AE.', optional: true }),
        slider('speed', 'How soon would it be detected?', ['After months', 'Within minutes']),
      ],
    },
    {
      id: 'csf_respond',
      title: 'Respond',
      description: 'What happens once it is detected (RS).',
      category: 'Respond',
      questions: [
        progress('plan', 'Is there a response plan for such an event, and do people know it?', { help: 'RS.MA.' }),
        text('reporting', 'Who must be informed, inside and outside the organization?', { help: 'RS.CO.' }),
        text('containment', 'How would it be contained and eradicated?', { help: 'RS.AN and RS.MI.', optional: true }),
      ],
    },
    {
      id: 'csf_recover',
      title: 'Recover',
      description: 'How operations are restored (RC).',
      category: 'Recover',
      mandatory: false,
      questions: [
        progress('restoration', 'Is the order of restoration defined, and are backups verified before use?', {
          help: 'RC.RP.',
        }),
        text('target', 'How long may the service be down, and how much data may be lost?', {
          placeholder: 'e.g. 4 hours, 15 minutes',
          optional: true,
        }),
        text('communication', 'Who keeps those affected informed during recovery?', { help: 'RC.CO.', optional: true }),
      ],
    },
  ),
};
