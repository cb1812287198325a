/** The GRC templates that every organisation starts with, one for each framework. */
import { GDPR } from './grc-gdpr.ts';
import { HIPAA } from './grc-hipaa.ts';
import { ISO_27001 } from './grc-iso-27001.ts';
import { NIST_CSF } from './grc-nist-csf.ts';
import { PCI_DSS } from './grc-pci-dss.ts';
import { SOC_2 } from './grc-soc-2.ts';
import type { DefaultGrcTemplate } from './grc-template.ts';

export const DEFAULT_GRC_TEMPLATES: readonly DefaultGrcTemplate[] = [ISO_27001, NIST_CSF, SOC_2, GDPR, HIPAA, PCI_DSS];
