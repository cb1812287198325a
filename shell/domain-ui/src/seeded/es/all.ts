import type { Messages } from '@parapet/sdk';
import { gdpr } from './gdpr.ts';
import { grc } from './grc.ts';
import { hipaa } from './hipaa.ts';
import { iso27001 } from './iso-27001.ts';
import { itemTemplates } from './item-templates.ts';
import { nistCsf } from './nist-csf.ts';
import { pciDss } from './pci-dss.ts';
import { soc2 } from './soc-2.ts';
import { values } from './values.ts';

export const es: Messages = {
  ...values,
  ...itemTemplates,
  ...grc,
  ...iso27001,
  ...nistCsf,
  ...soc2,
  ...gdpr,
  ...hipaa,
  ...pciDss,
};
