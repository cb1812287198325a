/** The seeded defaults as they are stored. Each has a key, so that it is added only once. */
import type { GrcTemplateFields } from '../template/grc-template.ts';
import type { TemplateFields } from '../template/new-template.ts';
import type { RiskTableFields } from '../risk/risk-register.ts';
import { DEFAULT_ASSET_TEMPLATES } from './asset-templates.ts';
import { DEFAULT_GRC_DOMAINS, type DefaultGrcDomainKey } from './grc-domains.ts';
import { DEFAULT_GRC_TEMPLATES } from './grc/grc-templates.ts';
import { DEFAULT_PROPERTY_TEMPLATES } from './property-templates.ts';
import { DEFAULT_RISK_SCENARIO_TEMPLATES } from './risk-scenario-templates.ts';
import { DEFAULT_RISK_TABLES } from './risk-tables.ts';

export type Seeded<Fields> = Fields & { default_key: string };

/** Ids of the organization's GRC domains by key. */
type DomainIds = ReadonlyMap<string, string>;

const domainId = (ids: DomainIds, key: DefaultGrcDomainKey) => ids.get(key) ?? null;

export function seededDomains(): Seeded<{ name: string; description: string }>[] {
  return DEFAULT_GRC_DOMAINS.map(({ key, name, description }) => ({ default_key: key, name, description }));
}

export function seededGrcTemplates(domains: DomainIds): Seeded<GrcTemplateFields>[] {
  return DEFAULT_GRC_TEMPLATES.map(({ domain, ...template }) => ({
    ...structuredClone(template),
    default_key: template.framework,
    domain_id: domainId(domains, domain),
  }));
}

/** Register templates. */
export function seededRiskTables(domains: DomainIds): Seeded<RiskTableFields>[] {
  return DEFAULT_RISK_TABLES.map(({ domain, ...table }) => ({
    ...table,
    default_key: domain,
    domain: domainId(domains, domain),
    template_id: null,
  }));
}

type SeededTemplate = TemplateFields & { default_key?: string };

/** Templates of items by collection. Those marked as default have a key, which prevents them from being deleted. */
export function seededItemTemplates() {
  const keyed = (templates: readonly TemplateFields[]): SeededTemplate[] =>
    templates.map((template) => ({
      ...structuredClone(template),
      ...(template.is_default && { default_key: template.name }),
    }));
  return [
    { collection: 'asset_templates', templates: keyed(DEFAULT_ASSET_TEMPLATES) },
    { collection: 'property_templates', templates: keyed(DEFAULT_PROPERTY_TEMPLATES) },
    { collection: 'risk_scenario_templates', templates: keyed(DEFAULT_RISK_SCENARIO_TEMPLATES) },
  ] as const;
}

export const grcTemplateKeys = () => DEFAULT_GRC_TEMPLATES.map(({ framework }) => framework);
export const riskTableKeys = () => DEFAULT_RISK_TABLES.map(({ domain }) => domain);
