/** The GRC templates that are seeded in every organization, one for each framework. */
import { GDPR } from './gdpr.ts';
import { HIPAA } from './hipaa.ts';
import { ISO_27001 } from './iso-27001.ts';
import { NIST_CSF } from './nist-csf.ts';
import { PCI_DSS } from './pci-dss.ts';
import { SOC_2 } from './soc-2.ts';
import type { DefaultGrcTemplate } from './template-parts.ts';

export const DEFAULT_GRC_TEMPLATES: readonly DefaultGrcTemplate[] = [ISO_27001, NIST_CSF, SOC_2, GDPR, HIPAA, PCI_DSS];
