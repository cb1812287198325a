/** Default GRC template: HIPAA. */
import { PROGRESS, YES_NO, fact, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const HIPAA: DefaultGrcTemplate = {
  name: 'HIPAA Security Risk Analysis',
  description: 'Analyze a risk to electronic protected health information (ePHI) by the HIPAA Security Rule.',
  framework: 'HIPAA',
  domain: 'compliance',
  is_default: true,
  steps: steps(
    {
      id: 'hipaa_ephi',
      title: 'Health information at stake',
      description: 'Say where the information is and who handles it (45 CFR 164.308(a)(1)).',
      category: 'Context',
      questions: [
        fact('edition', 'Rule that this analysis follows', '45 CFR Part 164, Subparts C, D and E'),
        select('entity', 'In which role does the organization act?', ['Covered entity', 'Business associate', 'Both'], { required: true, help: '160.103.' }),
        text('location', 'Where is the information created, received, kept or sent?', { required: true, placeholder: 'Systems, devices, media, people' }),
        text('threat', 'Which threat or weakness is this about?', { required: true, help: '164.308(a)(1)(ii)(A), risk analysis.' }),
        slider('records', 'How many people does the information concern?', ['A few', 'Nearly all patients'], { required: true }),
      ],
    },
    {
      id: 'hipaa_administrative',
      title: 'Administrative safeguards',
      description: 'Look at responsibilities, people and plans (164.308).',
      category: 'Controls',
      questions: [
        text('official', 'Who is the security official in charge?', { required: true, help: '164.308(a)(2).' }),
        select('workforce', 'Is access authorized by task and ended when people leave?', PROGRESS, { required: true, help: '164.308(a)(3) and (4).' }),
        select('training', 'Is everybody trained in security, with reminders?', PROGRESS, { help: '164.308(a)(5).' }),
        select('contingency', 'Are backup, disaster recovery and emergency operation planned and tested?', PROGRESS, { required: true, help: '164.308(a)(7).' }),
        select('associates', 'Is there an agreement with every business associate involved?', PROGRESS, { required: true, help: '164.308(b) and 164.314(a).' }),
      ],
    },
    {
      id: 'hipaa_physical',
      title: 'Physical safeguards',
      description: 'Look at rooms, workstations and media (164.310).',
      category: 'Controls',
      questions: [
        select('facility', 'Is entry to the rooms with these systems limited and recorded?', PROGRESS, { help: '164.310(a).' }),
        select('workstations', 'Are workstations placed, used and locked as decided?', PROGRESS, { required: true, help: '164.310(b) and (c).' }),
        select('media', 'Are devices and media wiped before they are reused or thrown away?', PROGRESS, { required: true, help: '164.310(d).' }),
      ],
    },
    {
      id: 'hipaa_technical',
      title: 'Technical safeguards',
      description: 'Look at access, logs, integrity and encryption (164.312).',
      category: 'Controls',
      questions: [
        select('unique_access', 'Has every user an id of their own, with an emergency way in and automatic logoff?', PROGRESS, { required: true, help: '164.312(a).' }),
        select('encryption_rest', 'Is the information encrypted where it is stored?', PROGRESS, { help: '164.312(a)(2)(iv). Addressable: where it is not done, write down why.' }),
        select('audit', 'Is activity recorded, and are the records looked at?', PROGRESS, { required: true, help: '164.312(b) and 164.308(a)(1)(ii)(D).' }),
        select('integrity', 'Is the information protected from being altered or destroyed improperly, and would that be noticed?', PROGRESS, { required: true, help: '164.312(c).' }),
        select('authentication', 'Is it verified that people are who they claim to be?', PROGRESS, { help: '164.312(d).' }),
        select('transmission', 'Is the information protected when it is sent?', PROGRESS, { required: true, help: '164.312(e).' }),
      ],
    },
    {
      id: 'hipaa_breach',
      title: 'Breaches and documentation',
      description: 'Check what would happen after a breach and what is on file (164.316 and 164.400 to 164.414).',
      category: 'Response',
      questions: [
        select('breach_assessed', 'Is there a way to judge whether an event is a breach?', YES_NO, { required: true, help: '164.402.' }),
        select('notices', 'Could those concerned be told without delay, within 60 days at most?', YES_NO, { required: true, help: '164.404, 164.406 and 164.408.' }),
        select('kept', 'Are policies, decisions and this analysis kept for six years?', YES_NO, { help: '164.316(b)(2)(i).' }),
        text('minimum', 'How is use limited to the minimum that is necessary?', { help: '164.502(b).' }),
      ],
    },
  ),
};
