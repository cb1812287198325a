/** The sample's GRC templates: those of the product, and one that the organization made for its outsourcing. */
import { seededGrcTemplates, DEFAULT_GRC_TEMPLATES } from '@parapet/contracts/rules';
import type { GrcStep } from '@parapet/contracts';
import { daysBefore, sampleId } from '../dates.ts';
import { domainIds, DOMAINS, ORGANIZATION_ID } from '../people/organizations.ts';
import { stamp, type SeedTables } from '../tables.ts';

const GRC_TEMPLATE_KIND = 10;

export function frameworkTemplateId(framework: string): string {
  return sampleId(
    GRC_TEMPLATE_KIND,
    DEFAULT_GRC_TEMPLATES.findIndex((template) => template.framework === framework) + 1,
  );
}

/** The template that the organization made itself. */
export const OUTSOURCING_TEMPLATE_ID = sampleId(GRC_TEMPLATE_KIND, 20);

const STEPS: GrcStep[] = [
  {
    id: 'service',
    title: 'The service',
    description: 'What is bought, and which of our functions depends on it.',
    order: 1,
    category: 'Context',
    mandatory: true,
    questions: [
      {
        id: 'function',
        text: 'Which function does it support?',
        type: 'text',
        required: true,
        help: 'DORA Art. 28(3): the register of information asks for it.',
      },
      {
        id: 'critical',
        text: 'Is the function critical or important?',
        type: 'select',
        required: true,
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: 'unclear', label: 'Not decided yet' },
        ],
      },
      {
        id: 'replace',
        text: 'How hard is it to replace the provider?',
        type: 'slider',
        min: 1,
        max: 10,
        step: 1,
        default: 5,
        labels: { min: 'Within days', max: 'Not at all' },
      },
    ],
  },
  {
    id: 'exit',
    title: 'Way out',
    description: 'How we leave, and what we get back.',
    order: 2,
    category: 'Controls',
    mandatory: false,
    questions: [
      {
        id: 'plan',
        text: 'Is there an exit plan that was tried?',
        type: 'select',
        options: [
          { value: 'tried', label: 'Written and tried' },
          { value: 'written', label: 'Written' },
          { value: 'none', label: 'None' },
        ],
        help: 'DORA Art. 28(8).',
      },
      {
        id: 'data',
        text: 'How are our data returned and deleted?',
        type: 'text',
        placeholder: 'Format, deadline, proof',
      },
    ],
  },
];

export function seedGrcTemplates(tables: SeedTables, now: Date): void {
  for (const [index, template] of seededGrcTemplates(domainIds()).entries()) {
    tables.grc_templates.push({
      ...template,
      ...stamp(sampleId(GRC_TEMPLATE_KIND, index + 1), ORGANIZATION_ID, daysBefore(now, 400)),
    });
  }
  tables.grc_templates.push({
    name: 'Outsourcing of ICT services',
    description: 'Asked before a contract with a provider is signed or renewed.',
    framework: 'DORA',
    domain_id: DOMAINS['Third-Party'],
    is_default: false,
    steps: structuredClone(STEPS),
    ...stamp(OUTSOURCING_TEMPLATE_ID, ORGANIZATION_ID, daysBefore(now, 150)),
  });
}
