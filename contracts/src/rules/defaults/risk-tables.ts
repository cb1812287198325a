/** The register templates that are seeded in every organization: one for each GRC domain. */
import { DEFAULT_GRC_DOMAINS, type DefaultGrcDomainKey } from './grc-domains.ts';

export interface DefaultRiskTable {
  name: string;
  description: string;
  /** Key of the GRC domain. */
  domain: DefaultGrcDomainKey;
  is_template: true;
}

export const DEFAULT_RISK_TABLES: readonly DefaultRiskTable[] = DEFAULT_GRC_DOMAINS.map(
  ({ key, name, description }) => ({ name: `${name} Risk Register`, description, domain: key, is_template: true }),
);
